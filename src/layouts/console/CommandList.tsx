import { useT } from '@@/texts/console';
import {
  AlertOutlined,
  ArrowRightOutlined,
  BulbOutlined,
  FileOutlined,
  FileTextOutlined,
  HistoryOutlined,
  LogoutOutlined,
  PlusOutlined,
  SettingOutlined,
  ShopOutlined,
  ThunderboltOutlined,
  TranslationOutlined,
} from '@ant-design/icons';
import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import layout from '@/components/layout.module.css';
import typography from '@/components/typography.module.css';
import styles from './CommandPalette.module.css';
import { type Command, type CommandIcon, type CommandKind, matchParts } from './commandRanking';
import { menuIcons } from './menuIcons';
import type { PaletteGroup } from './usePaletteGroups';

const kindIcons: Record<CommandKind, ReactNode> = {
  page: <FileOutlined aria-hidden />,
  action: <ThunderboltOutlined aria-hidden />,
  service: <ShopOutlined aria-hidden />,
  order: <FileTextOutlined aria-hidden />,
  rule: <AlertOutlined aria-hidden />,
};

const icons: Record<CommandIcon, ReactNode> = {
  ...menuIcons,
  new: <PlusOutlined aria-hidden />,
  history: <HistoryOutlined aria-hidden />,
  settings: <SettingOutlined aria-hidden />,
  theme: <BulbOutlined aria-hidden />,
  language: <TranslationOutlined aria-hidden />,
  signOut: <LogoutOutlined aria-hidden />,
  all: <ArrowRightOutlined className={layout.mirrored} aria-hidden />,
};

function MarkedTitle({ title, query }: { title: string; query: string }) {
  let at = 0;
  return matchParts(title, query).map(({ text, matched }) => {
    const key = at;
    at += text.length;
    return matched ? <mark key={key}>{text}</mark> : <Fragment key={key}>{text}</Fragment>;
  });
}

interface CommandListProps {
  id: string;
  groups: readonly PaletteGroup[];
  query: string;
  /** Index of the highlighted option, across all groups. */
  active: number;
  optionId: (index: number) => string;
  onHighlight: (index: number) => void;
  onChoose: (command: Command) => void;
}

/** The matching commands by group. The focus stays in the input, so the options are not focusable. */
export function CommandList({
  id,
  groups,
  query,
  active,
  optionId,
  onHighlight,
  onChoose,
}: CommandListProps) {
  const t = useT();
  const list = useRef<HTMLDivElement>(null);
  let count = 0;
  const numbered = groups.map(({ name, commands }) => {
    const start = count;
    count += commands.length;
    return { name, commands, start };
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls the highlighted option into view.
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView?.({ block: 'nearest' });
  }, [active, query]);

  return (
    <div ref={list} id={id} role="listbox" aria-label={t('console.palette')} className={styles.list}>
      {numbered.map(({ name, commands, start }) => (
        // biome-ignore lint/a11y/useSemanticElements: a listbox groups its options by role; a fieldset is for forms.
        <div key={name} role="group" aria-labelledby={`${id}-${name}`}>
          <div
            id={`${id}-${name}`}
            className={typography.caption}
            style={{ padding: '8px 8px 4px' }}
            role="presentation"
          >
            {t(`console.palette.group.${name}`)}
          </div>
          {commands.map((command, index) => {
            const number = start + index;
            return (
              // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: the combobox input has the focus and handles the keys.
              <div
                key={command.id}
                id={optionId(number)}
                role="option"
                aria-selected={number === active}
                className={styles.option}
                onMouseMove={() => number !== active && onHighlight(number)}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => onChoose(command)}
              >
                <span className={typography.secondary}>
                  {command.icon ? icons[command.icon] : kindIcons[command.kind]}
                </span>
                <span
                  className={`${styles.title} ${layout.fill} ${typography.anywhere} ${typography.plaintext}`}
                >
                  <MarkedTitle title={command.title} query={query} />
                </span>
                {command.detail && (
                  <span
                    className={`${typography.caption} ${typography.ellipsis}`}
                    style={{ maxInlineSize: '45%' }}
                  >
                    {command.detail}
                  </span>
                )}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}
