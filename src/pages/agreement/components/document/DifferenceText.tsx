import { useIntl } from '@umijs/max';
import typography from '@/components/typography.module.css';
import type { DifferenceBlock, DifferencePart } from '@/pages/agreement/components/document/textDifference';
import styles from './VersionDifference.module.css';

const TAGS = { heading: 'h3', item: 'p', paragraph: 'p' } as const;

/** Added and removed words: underlined or struck through, with a sign, in colour, and said in words to who listens. */
function Part({ kind, text }: DifferencePart) {
  const { formatMessage } = useIntl();
  if (kind === 'same') return text;
  const Tag = kind === 'added' ? 'ins' : 'del';
  return (
    <Tag className={styles[kind]}>
      <span className={typography.visuallyHidden}>
        {formatMessage({ id: `agreement.difference.${kind}` })}
      </span>
      {text}
      <span className={typography.visuallyHidden}>{formatMessage({ id: 'agreement.difference.end' })}</span>
    </Tag>
  );
}

/** Some blocks of a comparison in their order. */
export function DifferenceText({ blocks }: { blocks: readonly DifferenceBlock[] }) {
  return blocks.map(({ shape, kind, parts }, index) => {
    const Tag = TAGS[shape];
    const mark = kind !== 'same' && { 'data-change': kind, tabIndex: -1 };
    return (
      <Tag
        // The order of a text is its identity: it never changes while it is shown.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        key={index}
        className={`${styles.block} ${styles[shape]}`}
        {...mark}
      >
        {parts.map((part, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text are as fixed as the text
          <Part key={at} {...part} />
        ))}
      </Tag>
    );
  });
}
