import { useT } from '@@/texts/certification';
import { Form } from 'antd';
import { useEffect, useRef } from 'react';
import { scrollToField } from '@/components/form/formProps';
import { useAction } from '@/components/query/useAction';
import { type Application, certificationFieldsInvalid } from '@/domain/certification/certification';
import {
  type CertificationStep,
  type CertificationTexts,
  fieldProblem,
  isMaskedField,
  normalizeField,
  type TextField,
} from '@/domain/certification/certificationForm';
import { chinaDay } from '@/domain/certification/identityDate';
import { readRefusal } from '@/domain/requestError';
import { serverNow } from '@/domain/serverClock';
import { saveCertificationDraft } from '@/services/certification';
import type { CertificationProps } from '../CertificationGate';
import { problemTextId } from '../problemText';
import { useCertificationCall } from '../useCertification';
import { useTypedTexts } from '../useTypedTexts';

interface TextStepOptions extends CertificationProps {
  application: Application;
  step: CertificationStep;
}

/** Delay of the validation on blur: a message that appears during a click would move the button. */
const BLUR_DELAY_MS = 200;

/** The texts of one step: validated on blur and saved to the server once valid. */
export function useTextStep({ application, step, certification, onChange, onStale }: TextStepOptions) {
  const t = useT();
  const [form] = Form.useForm<CertificationTexts>();
  const { showError } = useCertificationCall({ onChange, onStale });
  const typed = useTypedTexts();
  // The saved texts as typed, before the server masks them.
  const sent = useRef<CertificationTexts>({});
  const problems = useRef(application.problems);
  /** Whether the last save left no problem in its fields. */
  const isComplete = useRef(false);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const blurred = useRef(new Set<TextField>());
  const blurTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(blurTimer.current), []);
  const today = chinaDay(serverNow(certification));
  const getReason = (field: TextField) => application.reasons.find((item) => item.field === field)?.reason;
  const savedTexts = application.texts;

  /** A masked field that is left blank keeps its saved text. */
  const staysAsSaved = (field: TextField, text: string) =>
    text.trim() === '' && isMaskedField(field) && savedTexts[field] !== undefined && !getReason(field);

  const problemText = (field: TextField, problem: Application['problems'][number]['problem']) =>
    (problem === 'rejected' && getReason(field)) || t(problemTextId(field, problem));

  function findProblem(field: TextField, text = ''): string | undefined {
    if (staysAsSaved(field, text)) return undefined;
    const reason = getReason(field);
    if (text.trim() === '' && reason) return reason;
    const problem = fieldProblem(field, text, { ...savedTexts, ...form.getFieldsValue() }, today);
    return problem && problemText(field, problem);
  }

  const reasons = JSON.stringify(application.reasons);
  useEffect(() => {
    for (const { field, reason } of JSON.parse(reasons) as Application['reasons']) {
      const name = step.texts.find((text) => text === field);
      if (name && !form.getFieldValue(name)) form.setFields([{ name, errors: [reason] }]);
    }
  }, [reasons, form, step]);

  /** Saves fields, one call after the other, and returns whether it succeeded. */
  function save(fields: readonly TextField[], focus = false): Promise<boolean> {
    clearTimeout(blurTimer.current);
    const attempt = last.current.then(() => saveNow(fields, focus));
    last.current = attempt.catch(() => {});
    return attempt;
  }

  const saving = useAction(
    (texts: CertificationTexts, _fields: readonly TextField[], _focus: boolean) =>
      saveCertificationDraft({ type: application.type, texts }),
    {
      onDone(updated, texts, fields, focus) {
        Object.assign(sent.current, texts);
        const now = form.getFieldsValue();
        const changed = Object.entries(texts) as [TextField, string][];
        typed.write(
          Object.fromEntries(changed.map(([field, text]) => [field, now[field] === text ? '' : now[field]])),
        );
        problems.current = updated.application?.problems ?? [];
        onChange(updated);
        isComplete.current = showProblems(fields, problems.current, focus);
      },
      onFailed(error, _texts, fields, focus) {
        const refused = readRefusal(error, certificationFieldsInvalid);
        if (refused) isComplete.current = showProblems(fields, refused.problems, focus);
        else showError(error);
      },
    },
  );

  async function saveNow(fields: readonly TextField[], focus: boolean): Promise<boolean> {
    const values = form.getFieldsValue();
    const changed = fields.flatMap((field) => {
      const text = values[field] ?? '';
      return text.trim() === '' || text === sent.current[field] ? [] : [[field, text] as const];
    });
    if (changed.length === 0) return showProblems(fields, problems.current, focus);
    isComplete.current = false;
    await saving.run(Object.fromEntries(changed), fields, focus);
    return isComplete.current;
  }

  /** Shows the server's problems at their fields and returns whether there are none. */
  function showProblems(
    fields: readonly TextField[],
    found: Application['problems'],
    focus: boolean,
  ): boolean {
    const errors = found.flatMap(({ field, problem }) => {
      const name = fields.find((item) => item === field);
      return name ? [{ name, errors: [problemText(name, problem)] }] : [];
    });
    form.setFields(errors);
    if (errors[0] && focus) form.scrollToField(errors[0].name, scrollToField);
    return errors.length === 0;
  }

  async function validateAndSave() {
    const fields = [...blurred.current].filter(
      (field) => normalizeField(field, form.getFieldValue(field) ?? '') !== '',
    );
    blurred.current.clear();
    const validated = fields.map((name) => ({ name, problem: findProblem(name, form.getFieldValue(name)) }));
    form.setFields(validated.map(({ name, problem }) => ({ name, errors: problem ? [problem] : [] })));
    await save(validated.flatMap(({ name, problem }) => (problem ? [] : [name])));
  }

  return {
    form,
    saving: saving.isPending,
    getReason,
    findProblem,
    initialValues: () =>
      Object.fromEntries(
        step.texts.map((field) => [
          field,
          typed.read()[field] ?? (isMaskedField(field) ? undefined : savedTexts[field]),
        ]),
      ),
    /** The masked saved text, shown while the field is blank. */
    getSavedText: (field: TextField) => (isMaskedField(field) ? savedTexts[field] : undefined),
    handleValuesChange: typed.write,
    /** Validates and saves a field after blur. */
    handleLeave(field: TextField) {
      blurred.current.add(field);
      clearTimeout(blurTimer.current);
      blurTimer.current = setTimeout(() => void validateAndSave(), BLUR_DELAY_MS);
    },
    /** Saves the step and returns whether it is complete. */
    save: () => save(step.texts, true),
  };
}
