import { SearchOutlined } from '@ant-design/icons';
import { useIntl } from '@umijs/max';
import { type KeyboardEvent, type Ref, useId, useState } from 'react';
import { RetryButton } from '@/components/RetryButton';
import { normaliseQuery, QUERY_MAX_LENGTH } from '@/layouts/console/commandRanking';
import { CommandList } from './CommandList';
import styles from './CommandPalette.module.css';
import type { Command } from './commands';
import { usePaletteGroups } from './usePaletteGroups';

interface CommandSearchProps {
  field: Ref<HTMLInputElement>;
  onChoose: (command: Command) => void;
  onClose: () => void;
  onOpenSettings: () => void;
}

/** The palette's field and what it finds: a combobox whose focus stays in the field while the arrows move the choice. */
export function CommandSearch({ field, onChoose, onClose, onOpenSettings }: CommandSearchProps) {
  const { formatMessage } = useIntl();
  const [text, setText] = useState('');
  const query = normaliseQuery(text);
  const { groups, searching, failed, retry, remember } = usePaletteGroups(query, onOpenSettings);
  const [active, setActive] = useState(0);
  const listId = useId();

  const commands = groups.flatMap((group) => group.commands);
  const chosen = Math.min(active, commands.length - 1);
  const optionId = (index: number) => `${listId}-${index}`;
  const label = formatMessage({ id: 'console.palette.placeholder' });

  function choose(command: Command | undefined) {
    if (!command) return;
    remember(command);
    onChoose(command);
  }

  function handleKeyDown(event: KeyboardEvent) {
    // An input method takes the keys until its word is whole.
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      if (commands.length > 0) setActive((chosen + step + commands.length) % commands.length);
    } else if (event.key === 'Enter') choose(commands[chosen]);
    else if (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)) onClose();
    else return;
    event.preventDefault();
  }

  const empty = query !== '' && commands.length === 0 && !searching && failed.length === 0;
  const said = searching ? 'console.palette.searching' : 'console.palette.count';
  return (
    <>
      <div className={styles.field}>
        <SearchOutlined aria-hidden />
        <input
          ref={field}
          className={styles.input}
          role="combobox"
          aria-label={label}
          aria-expanded={commands.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={commands.length > 0 ? optionId(chosen) : undefined}
          placeholder={label}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={QUERY_MAX_LENGTH}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setActive(0);
          }}
          onKeyDown={handleKeyDown}
        />
        <kbd>Esc</kbd>
      </div>
      <CommandList
        id={listId}
        groups={groups}
        query={query}
        active={chosen}
        optionId={optionId}
        onPoint={setActive}
        onChoose={choose}
      />
      {empty && (
        <p className={styles.note}>
          {formatMessage({ id: 'console.palette.empty' }, { query: text.trim() })}
        </p>
      )}
      {failed.length > 0 && (
        <div className={styles.failed} role="alert">
          <span>
            {formatMessage(
              { id: 'console.palette.failed' },
              {
                what: failed
                  .map((name) => formatMessage({ id: `console.palette.group.${name}` }))
                  .join(' · '),
              },
            )}
          </span>
          <RetryButton size="small" onRetry={retry} />
        </div>
      )}
      <p className={styles.foot} role="status">
        {formatMessage({ id: said }, { count: commands.length })}
      </p>
    </>
  );
}
