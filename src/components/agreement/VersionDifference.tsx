import { useT } from '@@/texts/agreement';
import { Button, Flex } from 'antd';
import { useMemo, useRef } from 'react';
import { Disclosure } from '@/components/Disclosure';
import typography from '@/components/typography.module.css';
import type { Agreement } from '@/domain/content/agreement';
import {
  type DifferenceBlock,
  type DifferencePart,
  differenceSections,
  textDifference,
} from './textDifference';
import styles from './VersionDifference.module.css';

/** Shorter unchanged sections are not collapsed. */
const MIN_COLLAPSED = 2;

interface VersionDifferenceProps {
  older: Agreement;
  newer: Agreement;
  onClose?: () => void;
}

const count = (blocks: readonly DifferenceBlock[], kind: DifferenceBlock['kind']) =>
  blocks.filter((block) => block.kind === kind).length;

/**
 * The changes from one version to a newer one, word by word. Long unchanged sections are collapsed. Its texts are in the
 * area `agreement`.
 */
export function VersionDifference({ older, newer, onClose }: VersionDifferenceProps) {
  const t = useT();
  const text = useRef<HTMLDivElement>(null);
  const last = useRef<HTMLElement>(undefined);
  const blocks = useMemo(() => textDifference(older.body, newer.body, t.locale), [older, newer, t.locale]);
  const sections = useMemo(() => differenceSections(blocks), [blocks]);
  const [added, removed, changed] = [
    count(blocks, 'added'),
    count(blocks, 'removed'),
    count(blocks, 'changed'),
  ];
  const total = added + removed + changed;

  /** Focuses the next or previous change, cyclically. */
  function moveFocus(step: 1 | -1) {
    const changes = [...(text.current?.querySelectorAll<HTMLElement>('[data-change]') ?? [])];
    const current = changes.findIndex(
      (change) => change === document.activeElement || change === last.current,
    );
    const next =
      current < 0 ? (step > 0 ? 0 : changes.length - 1) : (current + step + changes.length) % changes.length;
    const target = changes[next];
    if (!target) return;
    last.current = target;
    target.focus({ preventScroll: true });
    target.scrollIntoView({ block: 'center' });
  }
  return (
    <section>
      <h2>{t('agreement.difference.title', { older: older.version, newer: newer.version })}</h2>
      <Flex className={styles.bar} wrap align="center" gap={8}>
        <p className={styles.count} role="status">
          {total === 0
            ? t('agreement.difference.none')
            : t('agreement.difference.count', { total, added, removed, changed })}
        </p>
        {total > 0 && (
          <>
            <Button onClick={() => moveFocus(-1)}>{t('agreement.difference.previousChange')}</Button>
            <Button onClick={() => moveFocus(1)}>{t('agreement.difference.nextChange')}</Button>
          </>
        )}
        {onClose && <Button onClick={onClose}>{t('agreement.difference.close')}</Button>}
      </Flex>
      {total > 0 && (
        <Flex className={styles.legend} component="p" wrap gap="4px 16px" aria-hidden>
          <ins className={styles.added}>{t('agreement.difference.legendAdded')}</ins>{' '}
          <del className={styles.removed}>{t('agreement.difference.legendRemoved')}</del>
        </Flex>
      )}
      <div ref={text} className={styles.text}>
        {sections.map((section, index) => {
          const shown = <DifferenceText blocks={section.blocks} />;
          const key = `${index} of ${sections.length}`;
          if (!section.unchanged || section.blocks.length < MIN_COLLAPSED)
            return <div key={key}>{shown}</div>;
          return (
            <Disclosure
              key={key}
              className={styles.collapsed}
              label={t('agreement.difference.unchanged', { count: section.blocks.length })}
            >
              {shown}
            </Disclosure>
          );
        })}
      </div>
    </section>
  );
}

const TAGS = { heading: 'h3', item: 'p', paragraph: 'p' } as const;

/** Added or removed text, marked by decoration, sign and colour, and by a label for screen readers. */
function Part({ kind, text }: DifferencePart) {
  const t = useT();
  if (kind === 'same') return text;
  const Tag = kind === 'added' ? 'ins' : 'del';
  return (
    <Tag className={styles[kind]}>
      <span className={typography.visuallyHidden}>{t(`agreement.difference.${kind}`)}</span>
      {text}
      <span className={typography.visuallyHidden}>{t('agreement.difference.end')}</span>
    </Tag>
  );
}

function DifferenceText({ blocks }: { blocks: readonly DifferenceBlock[] }) {
  return blocks.map(({ shape, kind, parts }, index) => {
    const Tag = TAGS[shape];
    const mark = kind !== 'same' && { 'data-change': kind, tabIndex: -1 };
    return (
      <Tag
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks never change while they are shown
        key={index}
        className={`${styles.block} ${styles[shape]}`}
        {...mark}
      >
        {parts.map((part, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change either
          <Part key={at} {...part} />
        ))}
      </Tag>
    );
  });
}
