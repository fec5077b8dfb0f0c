import { useT } from '@@/texts/conflict';
import editTexts from '@@/texts/edit';
import { Radio } from 'antd';
import { type ReactNode, useId, useState } from 'react';
import { Dialog } from '../Dialog';
import layout from '../layout.module.css';
import { PlainTable } from '../PlainTable';
import typography from '../typography.module.css';
import styles from './ConflictDialog.module.css';

export type Side = 'mine' | 'theirs';

/** Values of a field, or of several that belong together. */
type Cells = readonly { label: string; value: ReactNode }[];

interface ConflictDialogProps {
  title: string;
  /** Whether the user has changed the record in another window. */
  isOwn: boolean;
  /** What both have changed. */
  rows: readonly { label: string; mine: Cells; theirs: Cells }[];
  /** Labels of the other fields that were changed. */
  others: string | undefined;
  /** Receives the choice of each row; undefined when the user goes back to the form. */
  onAnswer: (sides: readonly Side[] | undefined) => void;
}

/**
 * Asks which value to keep of each field that the user and somebody else have changed. Its texts load with useRecordEdit.
 */
export function ConflictDialog({ title, isOwn, rows, others, onAnswer }: ConflictDialogProps) {
  const t = useT(editTexts);
  const id = useId();
  const [sides, setSides] = useState<Readonly<Record<number, Side>>>({});
  const sideNames = {
    mine: t(isOwn ? 'conflict.here' : 'conflict.mine'),
    theirs: t(isOwn ? 'conflict.elsewhere' : 'conflict.theirs'),
  };
  return (
    <Dialog
      open
      width={640}
      title={title}
      okText={t('conflict.save')}
      okButtonProps={{ disabled: rows.some((_row, index) => !sides[index]) }}
      cancelText={t('edit.discard.no')}
      onOk={() => onAnswer(rows.map((_row, index) => sides[index] ?? 'theirs'))}
      onClose={() => onAnswer(undefined)}
    >
      <p>{t('conflict.lead')}</p>
      <PlainTable
        isFlat
        className={`${layout.spaceAroundMd} ${styles.table}`}
        rows={rows}
        getKey={({ label }) => label}
        columns={[
          { key: 'field', title: t('conflict.field'), isName: true, cell: ({ label }) => label },
          ...(['mine', 'theirs'] as const).map((side) => ({
            key: side,
            title: sideNames[side],
            cell: (row: (typeof rows)[number], index: number) => (
              <Radio
                name={`${id}${index}`}
                checked={sides[index] === side}
                onChange={() => setSides({ ...sides, [index]: side })}
              >
                <span className={typography.visuallyHidden}>
                  {t('conflict.choice', { field: row.label, side: sideNames[side] })}{' '}
                </span>
                {row[side].map(({ label, value }) => (
                  <span key={label} dir="auto" className={styles.value}>
                    {row[side].length > 1 && <span className={typography.caption}>{label} </span>}
                    {value}
                  </span>
                ))}
              </Radio>
            ),
          })),
        ]}
      />
      {others && <p>{t('conflict.others', { fields: others })}</p>}
    </Dialog>
  );
}
