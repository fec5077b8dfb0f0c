import { useIntl } from '@umijs/max';
import { Form } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { is } from 'valibot';
import { type Application, fieldsInvalidSchema } from '@/domain/certification/certification';
import type {
  CertificationStep,
  CertificationTexts,
  FieldProblem,
  TextField,
} from '@/domain/certification/certificationForm';
import { fieldProblem, isMaskedField, normalizeField } from '@/domain/certification/certificationForm';
import { chinaDay } from '@/domain/certification/identityDate';
import { isRequestError } from '@/domain/requestError';
import { serverNow } from '@/domain/serverClock';
import { saveCertificationDraft } from '@/services/certification';

import type { CertificationProps } from '../CertificationGate';
import { isRefusal, useCertificationCall } from '../useCertificationCall';
import { useTypedTexts } from '../useTypedTexts';

interface TextStepOptions extends CertificationProps {
  application: Application;
  step: CertificationStep;
}

/** What is chosen is not filled in. */
const MISSING: Partial<Record<TextField, FieldProblem>> = {
  idType: 'choice',
  applicantRole: 'choice',
  validFrom: 'day',
  validUntil: 'day',
};

/** Milliseconds. A message that appears between press and release would move the button away from under the finger. */
const AFTER_CLICK_MS = 200;

const errorResult = (error: Error): unknown => ('result' in error ? error.result : undefined);

/** The texts of one screen: judged when a field is left, kept on the server as soon as they are right. */
export function useTextStep({ application, step, certification, onChange, onStale }: TextStepOptions) {
  const { formatMessage } = useIntl();
  const [form] = Form.useForm<CertificationTexts>();
  const { settle } = useCertificationCall({ onChange, onStale });
  const typed = useTypedTexts();
  const [saving, setSaving] = useState(0);
  // What the server already has of what this form holds, in the form in which it was typed.
  const sent = useRef<CertificationTexts>({});
  const problems = useRef(application.problems);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const left = useRef(new Set<TextField>());
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(leaving.current), []);
  const today = chinaDay(serverNow(certification));
  const getReason = (field: TextField) => application.reasons.find((each) => each.field === field)?.reason;
  const savedTexts = application.texts;

  /** A masked text is not written back into its field: left blank it stays as it is. */
  const staysAsSaved = (field: TextField, text: string) =>
    text.trim() === '' && isMaskedField(field) && savedTexts[field] !== undefined && !getReason(field);

  const problemText = (field: TextField, problem: Application['problems'][number]['problem']) =>
    (problem === 'rejected' && getReason(field)) ||
    formatMessage({ id: `certification.problem.${(problem === 'missing' && MISSING[field]) || problem}` });

  function findProblem(field: TextField, text = ''): string | undefined {
    if (staysAsSaved(field, text)) return undefined;
    const reason = getReason(field);
    if (text.trim() === '' && reason) return reason;
    // Saved texts that are masked cannot be judged here, and need not be.
    const problem = fieldProblem(field, text, { ...savedTexts, ...form.getFieldsValue() }, today);
    return problem && problemText(field, problem);
  }

  const reasons = JSON.stringify(application.reasons);
  useEffect(() => {
    for (const { field, reason } of JSON.parse(reasons) as Application['reasons']) {
      const name = step.texts.find((each) => each === field);
      if (name && !form.getFieldValue(name)) form.setFields([{ name, errors: [reason] }]);
    }
  }, [reasons, form, step]);

  /** Keeps these fields on the server; answers whether it could. One call after the other, so that none overtakes. */
  function save(fields: readonly TextField[], focus = false): Promise<boolean> {
    clearTimeout(leaving.current);
    const attempt = last.current.then(() => saveNow(fields, focus));
    last.current = attempt.catch(() => {});
    return attempt;
  }

  async function saveNow(fields: readonly TextField[], focus: boolean): Promise<boolean> {
    const values = form.getFieldsValue();
    const changed = fields.flatMap((field) => {
      const text = values[field] ?? '';
      return text.trim() === '' || text === sent.current[field] ? [] : [[field, text] as const];
    });
    if (changed.length === 0) return showProblems(fields, problems.current, focus);
    const texts = Object.fromEntries(changed);
    setSaving((count) => count + 1);
    try {
      const answer = await saveCertificationDraft({ type: application.type, texts });
      Object.assign(sent.current, texts);
      const now = form.getFieldsValue();
      typed.write(
        Object.fromEntries(changed.map(([field, text]) => [field, now[field] === text ? '' : now[field]])),
      );
      problems.current = answer.application?.problems ?? [];
      onChange(answer);
      return showProblems(fields, problems.current, focus);
    } catch (error) {
      if (isRefusal(error, 'fieldsInvalid')) {
        const result = errorResult(error);
        return is(fieldsInvalidSchema, result) && showProblems(fields, result.problems, focus);
      }
      if (!isRequestError(error)) throw error;
      settle(error);
      return false;
    } finally {
      setSaving((count) => count - 1);
    }
  }

  /** Puts what the server found wrong beside the fields; answers whether there was nothing. */
  function showProblems(
    fields: readonly TextField[],
    found: Application['problems'],
    focus: boolean,
  ): boolean {
    const own = found.flatMap(({ field, problem }) => {
      const name = fields.find((each) => each === field);
      return name ? [{ name, errors: [problemText(name, problem)] }] : [];
    });
    form.setFields(own);
    if (own[0] && focus) form.scrollToField(own[0].name, { focus: true });
    return own.length === 0;
  }

  async function judgeAndSave() {
    const fields = [...left.current].filter(
      (field) => normalizeField(field, form.getFieldValue(field) ?? '') !== '',
    );
    left.current.clear();
    const judged = fields.map((name) => ({ name, problem: findProblem(name, form.getFieldValue(name)) }));
    form.setFields(judged.map(({ name, problem }) => ({ name, errors: problem ? [problem] : [] })));
    await save(judged.flatMap(({ name, problem }) => (problem ? [] : [name])));
  }

  return {
    form,
    saving: saving > 0,
    getReason,
    findProblem,
    initialValues: () =>
      Object.fromEntries(
        step.texts.map((field) => [
          field,
          typed.read()[field] ?? (isMaskedField(field) ? undefined : savedTexts[field]),
        ]),
      ),
    /** What the server has, as it may be shown beside a field that is left blank. */
    savedTextOf: (field: TextField) => (isMaskedField(field) ? savedTexts[field] : undefined),
    handleValuesChange(changed: CertificationTexts) {
      typed.write(changed);
      form.setFields(Object.keys(changed).map((name) => ({ name: name as TextField, errors: [] })));
    },
    /** A field has been left: soon, what is right is kept, and what is wrong says so. */
    handleLeave(field: TextField) {
      left.current.add(field);
      clearTimeout(leaving.current);
      leaving.current = setTimeout(() => void judgeAndSave(), AFTER_CLICK_MS);
    },
    /** Keeps the whole screen; answers whether one can go on. */
    save: () => save(step.texts, true),
  };
}

export type TextStepState = ReturnType<typeof useTextStep>;
