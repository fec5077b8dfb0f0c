import { history, useLocation, useNavigate } from '@umijs/max';
import { useMemo, useState } from 'react';
import { readSelection, type Selection, writeSelection } from '@/domain/catalog/selection';
import type { Service } from '@/domain/catalog/service';
import { readNumber, ruleOfField } from './numberRule';

export interface Configuration {
  /** What the address stands for; always something that can be bought. */
  selection: Selection;
  change: (update: (selection: Selection) => Partial<Selection>) => void;
  /** What is being typed into the fields for numbers, by the field's name. */
  drafts: Readonly<Record<string, string>>;
  /** Notes what is being typed; `undefined` once the field shows its value again. */
  draft: (field: string, text: string | undefined) => void;
  /** Fields whose text is no number that can be had. */
  invalidFields: readonly string[];
}

/** The page configures an order to pay; a trial starts from its own button. */
function readChosen(service: Service, search: string): Selection {
  const query = new URLSearchParams(search);
  query.delete('trial');
  return readSelection(service, `?${query}`);
}

/**
 * Plan, period, specs and quantity, kept in the address: a link, a reload or Back restores them. They replace the entry of
 * the history, so that Back leaves the page instead of walking through every choice.
 */
export function useConfiguration(service: Service): Configuration {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [drafts, setDrafts] = useState<Record<string, string>>({});
  const selection = useMemo(() => readChosen(service, search), [service, search]);

  function change(update: (selection: Selection) => Partial<Selection>) {
    // Not the address of the last render: two changes in one event must both count.
    const { search: current, hash } = history.location;
    const before = readChosen(service, current);
    // Read back, because another plan may not have the period.
    const after = readChosen(service, writeSelection({ ...before, ...update(before) }));
    navigate({ search: writeSelection(after, current), hash }, { replace: true });
  }

  function draft(field: string, text: string | undefined) {
    setDrafts(({ [field]: _, ...others }) => (text === undefined ? others : { ...others, [field]: text }));
  }

  const invalidFields = Object.keys(drafts).filter((field) => {
    const rule = ruleOfField(service, field);
    return rule && readNumber(drafts[field] ?? '', rule) === undefined;
  });
  return { selection, change, drafts, draft, invalidFields };
}
