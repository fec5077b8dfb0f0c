import { useIntl } from '@umijs/max';
import { Select } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useQuery } from '@/components/query/useQuery';
import { RetryButton } from '@/components/RetryButton';
import type { DirectoryPerson } from '@/domain/console/submission';
import { searchPeople } from '@/services/consoleForm';

interface PersonSelectProps {
  multiple?: boolean;
  // Given by Form.Item.
  id?: string;
  value?: string | string[];
  onChange?: (value: string | string[]) => void;
  'aria-describedby'?: string;
  'aria-invalid'?: 'true' | 'false' | boolean;
  'aria-required'?: 'true' | 'false' | boolean;
}

/** Milliseconds without typing before the server searches. */
const PAUSE_MS = 200;

/** Chooses people by words of their name or team; the server searches. */
export function PersonSelect({ multiple = false, value, onChange, ...aria }: PersonSelectProps) {
  const { formatMessage } = useIntl();
  const [keyword, setKeyword] = useState('');
  const known = useRef(new Map<string, DirectoryPerson>());
  const chosen = value === undefined || value === '' ? [] : [value].flat();
  const [first] = useState(chosen);

  const note = ({ list }: { list: DirectoryPerson[] }) => {
    for (const person of list) known.current.set(person.personId, person);
  };
  // Who was chosen before has a name too, though no search has found them yet.
  useQuery((options) => searchPeople({ id: first }, options), { ready: first.length > 0, onData: note });
  const found = useQuery((options) => searchPeople({ keyword }, options), { key: keyword, onData: note });

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  function handleSearch(typed: string) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setKeyword(typed), PAUSE_MS);
  }

  const people = found.data?.list ?? [];
  const others = chosen.filter((id) => !people.some(({ personId }) => personId === id));
  const option = ({ personId, name, team }: DirectoryPerson) => ({
    value: personId,
    label: formatMessage({ id: 'form.person' }, { name, team }),
  });

  return (
    <Select<string | string[]>
      {...aria}
      mode={multiple ? 'multiple' : undefined}
      value={multiple ? chosen : chosen[0]}
      onChange={(next) => onChange?.(next ?? (multiple ? [] : ''))}
      allowClear
      placeholder={formatMessage({ id: 'form.person.placeholder' })}
      loading={found.isLoading}
      showSearch={{ filterOption: false, onSearch: handleSearch }}
      options={[
        ...people.map(option),
        // Chosen earlier and not among what is found now; without a name yet they stand by their number.
        ...others.map((id) => {
          const person = known.current.get(id);
          return person ? option(person) : { value: id, label: id };
        }),
      ]}
      notFoundContent={
        found.error && !found.isLoading ? (
          <RetryButton onRetry={found.refresh}>{formatMessage({ id: 'form.person.failed' })}</RetryButton>
        ) : (
          formatMessage({ id: 'form.person.none' })
        )
      }
    />
  );
}
