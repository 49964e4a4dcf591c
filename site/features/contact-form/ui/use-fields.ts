import { useRef, useState } from 'react';
import { type ContactField, type FormValues, fieldNames } from '#shared/contact/contact-message.ts';
import { type Attempt, clearDraft, type Draft, loadDraft, saveDraft } from '../model/draft.ts';
import {
  emptyValues,
  fieldId,
  readFields,
  startingValues,
  startWriting,
  writeFields,
} from '../model/form-values.ts';
import { notesOn } from './problems.ts';
import type { ContactFormProps } from './use-message-form.ts';

/**
 * The text in the fields, which own it: notes and counters are read from them, and the device keeps it as a draft.
 */
export function useFields({ copy, language, start }: ContactFormProps) {
  /** What the draft holds beside the text. */
  const draft = useRef<Omit<Draft, 'values'>>({});
  /** As last read. */
  const [values, setValues] = useState(start?.values ?? emptyValues);
  /** The fields whose notes are shown: they were left or sent with something to fix. */
  const [checked, setChecked] = useState(start ? fieldNames : []);
  /** The draft is on this device. */
  const [kept, setKept] = useState(false);

  const notes = notesOn(values, copy, language).filter(
    // An overlong text is noted at once, everything else on blur.
    ({ field, blocks }) => checked.includes(field) || (blocks && values[field].trim() !== ''),
  );

  /** A beginning that the visitor left as it was is no message. */
  function read(): FormValues {
    const typed = readFields();
    return typed.message.trim() === firstWords()?.trim() ? { ...typed, message: '' } : typed;
  }

  /** The first words that the address asks for: `/contact?about=giving`. */
  function firstWords(): string | undefined {
    const about = new URLSearchParams(location.search).get('about');
    return Object.entries(copy.begin).find(([name]) => name === about)?.[1];
  }

  function fill(typed: FormValues) {
    writeFields(typed);
    setValues(typed);
    setChecked([]);
  }

  function keep(typed: FormValues) {
    setKept(saveDraft({ ...draft.current, values: typed }));
  }

  /** Shows the notes on what is sent. */
  function check(typed: FormValues) {
    setValues(typed);
    setChecked(toFix(typed));
  }

  function toFix(typed: FormValues): ContactField[] {
    return notesOn(typed, copy, language).map(note => note.field);
  }

  return {
    values,
    notes,
    kept,
    read,
    fill,
    keep,
    check,
    /** The attempt to send the message, until its receipt is seen. */
    attempt: () => draft.current.attempt,
    setAttempt(attempt: Attempt | undefined) {
      draft.current = { ...draft.current, attempt };
    },
    /**
     * Fills in the draft and what was typed before the script ran; after a press only that. `found` has the key of that press,
     * or of the form that came back.
     */
    begin(found: Attempt, isPressed: boolean) {
      const { values: drafted, cursor, ...rest } = loadDraft() ?? {};
      draft.current = found.key === '' ? rest : { ...rest, attempt: found };
      fill(isPressed ? found.values : startingValues(found.values, drafted, firstWords()));
      setKept(drafted !== undefined);
      if (cursor !== undefined) startWriting(cursor);
    },
    /** The typed text has been sent or deleted. */
    forget() {
      clearDraft();
      draft.current = {};
      setKept(false);
      fill(emptyValues);
    },
    handlers: {
      /** A note leaves once its field is right, and comes back only when the field is left again. */
      onInput() {
        const typed = read();
        keep(typed);
        setValues(typed);
        setChecked(before => before.filter(field => toFix(typed).includes(field)));
      },
      /** Only when the focus moves to another field: a note shifts the button below, which may be under the finger. */
      onBlur({ target, relatedTarget }: Pick<FocusEvent, 'target' | 'relatedTarget'>) {
        const [field, next] = [target, relatedTarget].map(element =>
          fieldNames.find(name => element instanceof Element && element.id === fieldId(name)),
        );
        if (field && next && toFix(read()).includes(field)) setChecked(before => [...before, field]);
      },
    },
  };
}
