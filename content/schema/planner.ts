import { z } from 'zod';
import { link, meta, passage, plural, template, text } from './text.ts';

/** A number field; `missing` is said while it is empty or zero. */
const field = z.strictObject({ label: text, hint: text.optional(), missing: text });

/** The copy of the planner that its example on Home and Solutions shows as well. */
const tool = z.strictObject({
  people: field,
  days: field,
  lpd: field,
  /** What a slider is called; `label` is its field's. */
  slider: template('label'),
  rates: z.strictObject({
    survival: text,
    household: text,
    floor: text,
    company: text,
    sphere: text,
    unhcr: text,
  }),
  problems: z.strictObject({ unreadable: text, notWhole: text, range: template('min', 'max') }),
  liters: plural('n'),
  gallons: plural('n'),
  /** Shown under the large total; worded by its count. */
  totalUnit: plural('gallons'),
  results: z.strictObject({
    total: text,
    perDay: text,
    trips: template('tanker'),
    taps: template('people'),
    /** Shown instead of a result while an input is missing. */
    none: text,
  }),
  /** Said by screen readers once the numbers stop changing. */
  status: template('total', 'gallons', 'perDay', 'trips', 'taps'),
  /** Above the number of people from which on a call says more. */
  call: template('people'),
  callName: text,
  message: z.strictObject({ title: text, link, failed: text, copy: text, copied: text }),
  paper: z.strictObject({ inputs: text, results: text }),
});

/** Quantities as in the situation; what they cover, and their source. */
const situation = z.strictObject({ label: text, note: template('people', 'days', 'lpd') });

/** The copy that only the planner itself needs. */
const whole = z.strictObject({
  adjusted: template('changes'),
  /** Above the published rates, beside the field for a custom one. */
  published: text,
  situations: z.strictObject({
    label: text,
    /** Shown when the numbers match no situation. */
    own: text,
    shelter: situation,
    community: situation,
    clinic: situation,
    school: situation,
  }),
  tankers: z.strictObject({
    title: text,
    tanker: field,
    turnaround: field,
    hours: field,
    availability: field,
    loss: field,
    trips: text,
    tripsPerTanker: text,
    needed: text,
    notPossible: passage,
  }),
  bottles: z.strictObject({ title: text, bottle: field, pallet: field, bottles: text, pallets: text }),
  storage: z.strictObject({ title: text, gap: field, onhand: field, add: text }),
  formulas: z.strictObject({
    title: text,
    need: z.array(text).min(1),
    tankers: z.array(text).min(1),
    bottles: z.array(text).min(1),
    storage: z.array(text).min(1),
  }),
  keep: text,
  copyLink: text,
  copied: text,
  notCopied: text,
  print: text,
});

const figure = z.strictObject({ covers: text, source: text });

export const plannerSchema = z.strictObject({
  meta,
  title: text,
  lead: text,
  /** Above the planner itself. */
  section: passage,
  /** The form that opens the planner at `href`. `use` names the choice between the rates, `option` is one of them. */
  form: z.strictObject({
    href: link.shape.href,
    use: text,
    option: template('use', 'liters'),
    submit: text,
  }),
  /** Under the form: how to take its result. */
  note: text,
  /** Above the worked example. */
  example: template('people', 'days', 'lpd'),
  tool,
  whole,
  /** The table of planning figures. */
  figures: z.strictObject({
    title: text,
    text,
    caption: template('people', 'days'),
    columns: z.strictObject({ rate: text, covers: text, source: text, total: text }),
    rows: z.strictObject({
      survival: figure,
      household: figure,
      floor: figure,
      company: figure,
      sphere: figure,
      unhcr: figure,
      inpatient: figure,
      pupil: figure,
    }),
  }),
  limits: z.strictObject({ title: text, items: z.array(text).min(1) }),
});

export type PlannerCopy = z.infer<typeof plannerSchema>;
export type ToolCopy = PlannerCopy['tool'];
