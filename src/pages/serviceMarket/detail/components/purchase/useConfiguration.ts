import { history, useLocation, useNavigate } from '@umijs/max';
import { useMemo, useState } from 'react';
import { readSelection, type Selection, writeSelection } from '@/domain/catalog/selection';
import type { Service } from '@/domain/catalog/service';
import { getFieldRule, readNumber } from './numberRule';

export interface Configuration {
  /** The configuration in the URL, corrected to a valid one. */
  selection: Selection;
  change: (update: (selection: Selection) => Partial<Selection>) => void;
  /** Typed texts of number fields, by field name. */
  drafts: Readonly<Record<string, string>>;
  /** Stores a typed text; `undefined` removes it. */
  setDraft: (field: string, text: string | undefined) => void;
  /** Names of the fields with an invalid text. */
  invalidFields: readonly string[];
}

/** Reads the configuration of a paid order; a trial starts from its own button. */
function readPaidSelection(service: Service, search: string): Selection {
  const query = new URLSearchParams(search);
  query.delete('trial');
  return readSelection(service, `?${query}`);
}

/** The configuration, kept in the URL. Changes replace the history entry, so that Back leaves the page. */
export function useConfiguration(service: Service): Configuration {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [drafts, setDrafts] = useState<Record<string, string>>({});
  const selection = useMemo(() => readPaidSelection(service, search), [service, search]);

  function change(update: (selection: Selection) => Partial<Selection>) {
    // Reads the current URL instead of the rendered one, so that two changes in one event both apply.
    const { search: current, hash } = history.location;
    const before = readPaidSelection(service, current);
    // Validated again, because another plan may not offer the period.
    const after = readPaidSelection(service, writeSelection({ ...before, ...update(before) }));
    navigate({ search: writeSelection(after, current), hash }, { replace: true });
  }

  function setDraft(field: string, text: string | undefined) {
    setDrafts(({ [field]: _, ...others }) => (text === undefined ? others : { ...others, [field]: text }));
  }

  const invalidFields = Object.keys(drafts).filter((field) => {
    const rule = getFieldRule(service, field);
    return rule && readNumber(drafts[field] ?? '', rule) === undefined;
  });
  return { selection, change, drafts, setDraft, invalidFields };
}
