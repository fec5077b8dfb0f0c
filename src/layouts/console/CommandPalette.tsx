import { useT } from '@@/texts/console';
import { SearchOutlined } from '@ant-design/icons';
import { useNavigate } from '@umijs/max';
import { Flex } from 'antd';
import { type KeyboardEvent, type Ref, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Dialog } from '@/components/Dialog';
import { RetryButton } from '@/components/RetryButton';
import typography from '@/components/typography.module.css';
import { CommandList } from './CommandList';
import styles from './CommandPalette.module.css';
import { type Command, normalizeQuery } from './commandRanking';
import type { FramePanels } from './localCommands';
import { usePaletteGroups } from './usePaletteGroups';

interface CommandPaletteProps {
  open: boolean;
  panels: FramePanels;
  onClose: () => void;
}

/** Opens pages, services, orders and rules, and runs actions. */
export default function CommandPalette({ open, panels, onClose }: CommandPaletteProps) {
  const t = useT();
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);

  function handleChoose({ target }: Command) {
    // An open dialog would keep the new page from taking the focus.
    flushSync(onClose);
    if (typeof target === 'string') navigate(target);
    else target();
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={<span className={typography.visuallyHidden}>{t('console.palette')}</span>}
      footer={null}
      closable={false}
      destroyOnHidden
      afterOpenChange={(shown) => shown && field.current?.focus()}
      width={640}
      // Opens and closes without animation.
      transitionName=""
      maskTransitionName=""
      style={{ insetBlockStart: 'min(96px, 8vh)' }}
      styles={{ container: { padding: 0, overflow: 'hidden' }, header: { margin: 0 } }}
    >
      <CommandSearch field={field} panels={panels} onChoose={handleChoose} onClose={onClose} />
    </Dialog>
  );
}

interface CommandSearchProps {
  field: Ref<HTMLInputElement>;
  panels: FramePanels;
  onChoose: (command: Command) => void;
  onClose: () => void;
}

/** A combobox: the focus stays in the input while the arrow keys move the highlight. */
function CommandSearch({ field, panels, onChoose, onClose }: CommandSearchProps) {
  const t = useT();
  const [text, setText] = useState('');
  const query = normalizeQuery(text);
  const { groups, searching, failed, retry, remember } = usePaletteGroups(query, panels);
  const [active, setActive] = useState(0);
  const listId = useId();

  const commands = groups.flatMap((group) => group.commands);
  const chosen = Math.min(active, commands.length - 1);
  const optionId = (index: number) => `${listId}-${index}`;
  const label = t('console.palette.placeholder');

  function choose(command: Command | undefined) {
    if (!command) return;
    remember(command);
    onChoose(command);
  }

  function handleKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      if (commands.length > 0) setActive((chosen + step + commands.length) % commands.length);
    } else if (event.key === 'Enter') choose(commands[chosen]);
    else if (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)) onClose();
    else return;
    event.preventDefault();
  }

  const isEmpty = query !== '' && commands.length === 0 && !searching && failed.length === 0;
  const statusId = searching ? 'console.palette.searching' : 'console.palette.count';
  return (
    <>
      <Flex className={styles.field} align="center" gap={12}>
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
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setActive(0);
          }}
          onKeyDown={handleKeyDown}
        />
        <kbd translate="no">Esc</kbd>
      </Flex>
      <CommandList
        id={listId}
        groups={groups}
        query={query}
        active={chosen}
        optionId={optionId}
        onHighlight={setActive}
        onChoose={choose}
      />
      {isEmpty && (
        <p className={`${typography.secondary} ${typography.centred}`} style={{ padding: '24px 16px' }}>
          {t('console.palette.empty', { query: text.trim() })}
        </p>
      )}
      {failed.length > 0 && (
        <Flex className={styles.foot} align="center" justify="space-between" gap={12} role="alert">
          <span>
            {t('console.palette.failed', {
              what: failed.map((name) => t(`console.palette.group.${name}`)).join(' · '),
            })}
          </span>
          <RetryButton size="small" onRetry={retry} />
        </Flex>
      )}
      <p className={`${styles.foot} ${typography.caption}`} role="status">
        {t(statusId, { count: commands.length })}
      </p>
    </>
  );
}
