import { useT } from '@@/texts/sheet';
import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import { optionSearch } from '@/components/form/optionSearch';
import { Select } from '@/components/form/Select';
import layout from '@/components/layout.module.css';
import { useQueryState } from '@/components/query/useQueryState';
import styles from './Profile.module.css';

interface NeighboursProps {
  /** Accessible name of the select. */
  label: string;
  current: string;
  all: readonly { id: string; title: string }[];
}

/** Navigates to the previous, the next or any other profile. */
export function Neighbours({ label, current, all }: NeighboursProps) {
  const t = useT();
  const { change } = useQueryState();
  const index = all.findIndex(({ id }) => id === current);
  const [previous, next] = index < 0 ? [] : [all[index - 1], all[index + 1]];
  const open = (id: string | undefined) => change({ id });
  return (
    <Flex className={styles.neighbours} gap={8}>
      <Button
        icon={<LeftOutlined className={layout.mirrored} aria-hidden />}
        disabled={!previous}
        aria-label={t('sheet.previous')}
        onClick={() => open(previous?.id)}
      />
      <Select
        className={styles.chooser}
        aria-label={label}
        showSearch={optionSearch}
        value={current}
        options={all.map(({ id, title }) => ({ value: id, label: title }))}
        onChange={open}
      />
      <Button
        icon={<RightOutlined className={layout.mirrored} aria-hidden />}
        disabled={!next}
        aria-label={t('sheet.next')}
        onClick={() => open(next?.id)}
      />
    </Flex>
  );
}
