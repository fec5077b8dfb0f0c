import { useT } from '@@/texts/form';
import { useIntl } from '@umijs/max';
import { useRef, useState } from 'react';
import { Select } from '@/components/form/Select';
import { useQuery } from '@/components/query/useQuery';
import { RetryButton } from '@/components/RetryButton';
import { useAllowClear } from '@/components/useAllowClear';
import type { DirectoryPerson } from '@/domain/console/submission';
import { searchPeople } from '@/services/consoleForm';

/** The names of people, in the order of their ids. */
export function PersonNames({ ids }: { ids: readonly string[] }) {
  const { locale } = useIntl();
  const { data } = useQuery((options) => searchPeople({ id: [...ids] }, options), { key: ids.join() });
  const names = ids.map((id) => data?.list.find(({ personId }) => personId === id)?.name ?? id);
  return <>{new Intl.ListFormat(locale).format(names)}</>;
}

interface PersonSelectProps {
  multiple?: boolean;
  // Set by Form.Item.
  id?: string;
  value?: string | string[];
  onChange?: (value: string | string[]) => void;
  'aria-describedby'?: string;
  'aria-invalid'?: 'true' | 'false' | boolean;
  'aria-required'?: 'true' | 'false' | boolean;
}

/** Delay of the search after the last keystroke. */
const DEBOUNCE_MS = 200;

/** Selects people. The server searches their names and teams. */
export function PersonSelect({ multiple = false, value, onChange, ...aria }: PersonSelectProps) {
  const t = useT();
  const allowClear = useAllowClear();
  const [keyword, setKeyword] = useState('');
  const loaded = useRef(new Map<string, DirectoryPerson>());
  const chosen = value === undefined || value === '' ? [] : [value].flat();
  const [initial] = useState(chosen);

  const remember = ({ list }: { list: DirectoryPerson[] }) => {
    for (const person of list) loaded.current.set(person.personId, person);
  };
  // Loads the names of the initial selection.
  useQuery((options) => searchPeople({ id: initial }, options), {
    ready: initial.length > 0,
    onData: remember,
  });
  const results = useQuery((options) => searchPeople({ keyword }, options), {
    key: keyword,
    debounceMs: keyword ? DEBOUNCE_MS : undefined,
    onData: remember,
  });

  const people = results.data?.list ?? [];
  const others = chosen.filter((id) => !people.some(({ personId }) => personId === id));
  const option = ({ personId, name, team }: DirectoryPerson) => ({
    value: personId,
    label: t('form.person', { name, team }),
  });

  return (
    <Select<string | string[]>
      {...aria}
      mode={multiple ? 'multiple' : undefined}
      value={multiple ? chosen : chosen[0]}
      onChange={(next) => onChange?.(next ?? (multiple ? [] : ''))}
      allowClear={allowClear}
      placeholder={t('form.person.placeholder')}
      loading={results.isLoading}
      showSearch={{ filterOption: false, onSearch: setKeyword }}
      options={[
        ...people.map(option),
        // Selected people that the current search does not include, by id until their names are loaded.
        ...others.map((id) => {
          const person = loaded.current.get(id);
          return person ? option(person) : { value: id, label: id };
        }),
      ]}
      notFoundContent={
        results.error && !results.isLoading ? (
          <RetryButton error={results.error} onRetry={results.refresh}>
            {t('form.person.failed')}
          </RetryButton>
        ) : (
          t('form.person.none')
        )
      }
    />
  );
}
