import { z } from 'zod';
import { link, page, passage, plural, source, template, text, texts } from './text.ts';

/** A number field; `missing` is said while it is empty or zero. */
const field = z.strictObject({ label: text, hint: text.optional(), missing: text });

/** The published planning rates. */
const rate = z.enum(['survival', 'household', 'floor', 'sphere', 'unhcr', 'inpatient']);

/** The field of a volume, in the unit that the visitor chose. */
const volumeField = field.extend({ label: template('unit') });

/** A situation, and where its amounts come from or what it leaves out. */
const situation = z.strictObject({ label: text, note: text });

/** A result that is the same for every plan; `more` is its value in other units. */
const fixed = z.strictObject({ label: text, value: text, more: z.array(text).optional() });

export const plannerSchema = page.extend({
  form: z
    .strictObject({
      href: link.shape.href,
      use: text,
      option: template('use', 'amount'),
      clinic: text,
      submit: text,
    })
    .describe(
      'The form that opens the planner at `href`. `use` names the choice between the rates, `option` is one of them, `clinic` links to the planner for clinics.',
    ),
  note: text.describe('Under the form: what its result is good for.'),
  withoutPlanner: z
    .strictObject({
      notLoaded: text,
      reload: text,
      rule: template('person', 'inpatient'),
      row: template('people', 'days'),
      call: text,
    })
    .describe(
      'Replaces the planner without JavaScript, or if it has not loaded: why, the formula, worked rows, and whom to call.',
    ),
  people: field,
  days: field,
  litersPerPerson: volumeField,
  inpatients: field,
  litersPerInpatient: volumeField,
  others: z.strictObject({ people: field, litersPerPerson: volumeField }),
  litersPerDay: volumeField.describe('Water per day, for visitors who know that instead of people.'),
  units: z.strictObject({ label: text, liters: text, gallons: text }),
  rates: z.record(rate, text),
  hospitals: text.describe('The warning beside the rate for inpatients.'),
  problems: z.strictObject({
    unreadable: template('example'),
    ambiguous: text.describe('For `1.500` where decimals are allowed: it may mean 1,500 or one and a half.'),
    range: template('min', 'max'),
  }),
  line: template('label', 'value').describe('A line of a plan: the name of a number and its value.'),
  inBrackets: template('value', 'more'),
  separator: z.string().describe('Separates the parts of a list if they contain commas.'),
  unusable: template('problems').describe('Above the result: the entries that are missing or wrong.'),
  workedExample: template('people', 'days', 'litersPerPerson').describe('Above the worked example.'),
  liters: plural('n'),
  gallons: plural('n'),
  kilograms: plural('n'),
  pounds: plural('n'),
  trips: plural('n'),
  totalUnit: z.strictObject({ liters: plural('inOtherUnit'), gallons: plural('inOtherUnit') }),
  results: z.strictObject({ total: text, perDay: text, trips: template('tanker') }),
  call: template('people', 'amount').describe('Shown above this many people, or this much water a day.'),
  callName: text,
  message: z.strictObject({
    title: text,
    link,
    questions: z
      .array(text)
      .min(1)
      .describe('The first lines of a message with a plan, which ask for what the plan does not say.'),
    bottles: text.describe('Above the results for bottles, which are part of the water above.'),
  }),
  bar: z.strictObject({ perDay: template('amount'), add: text }),
  inputs: text.describe('In a message, above the numbers from which the plan was calculated.'),
  example: text.describe('Above the result, and in its text, until the visitor types a number.'),
  published: text.describe('The choice between published rates, beside the field for a custom one.'),
  custom: text,
  situations: z.strictObject({
    label: text,
    shelter: situation,
    community: situation,
    clinic: situation,
    amount: situation,
  }),
  tankers: z.strictObject({
    title: text,
    tanker: volumeField,
    turnaround: field,
    hours: field,
    availability: field,
    loss: field,
    tripsPerTanker: text,
    needed: text,
    spare: text.describe('Beside the number of tankers.'),
    notPossible: passage,
  }),
  taps: z.strictObject({
    title: text,
    hoursOpen: field,
    needed: text,
    forPeople: template('people').describe('Says which of the two decides the number of taps.'),
    forFlow: template('liters', 'hours'),
    distance: fixed.describe('What else the standard requires; no input changes it.'),
    wait: fixed,
  }),
  bottles: z.strictObject({
    title: text,
    drink: volumeField,
    bottle: volumeField,
    pallet: field,
    truck: volumeField,
    bottles: text,
    pallets: text,
    weight: text,
    truckloads: text,
    rest: text.describe('The water that tankers bring if drinking water comes in bottles.'),
  }),
  storage: z.strictObject({
    title: text,
    gap: field,
    onHand: volumeField,
    add: text,
    forTanker: text.describe("Shown if a tanker's load decides."),
  }),
  formulas: z.strictObject({
    title: text,
    sources: z.array(source).min(1),
    need: texts,
    tankers: texts,
    taps: texts,
    bottles: texts,
    storage: texts,
  }),
  keep: text,
  loading: text,
  limits: z.strictObject({ title: text, items: texts }),
});

export type PlannerCopy = z.infer<typeof plannerSchema>;
