import { useT } from '@@/texts/mind';
import { StopOutlined } from '@ant-design/icons';
import { Flex, Radio } from 'antd';
import type { ReactNode } from 'react';
import { MIND_LAYOUTS, TOPIC_COLORS, TOPIC_MARKS } from '@/domain/editor/mindMap';
import { ToolButton } from '../ToolRow';
import { getTone, MARK_SIGN } from './elixirData';
import styles from './MindPanels.module.css';
import type { MindMap } from './useMindMap';

interface GroupProps {
  name: string;
  /** One below the other, where the panel is beside the canvas. */
  vertical?: boolean;
  children: ReactNode;
}

function Group({ name, vertical, children }: GroupProps) {
  return (
    <Flex
      className={vertical ? `${styles.group} ${styles.column}` : styles.group}
      component="fieldset"
      wrap
      gap={4}
    >
      <legend>{name}</legend>
      {children}
    </Flex>
  );
}

/** Colors and marks of the selection (or the root), and the layout. */
export function MindPalette({ map }: { map: MindMap }) {
  const t = useT();
  const { root, layout = 'both' } = map.content;
  const { color, mark } = map.selected ?? root;
  return (
    <Flex vertical gap={16}>
      <Group name={t('mind.colors')}>
        {TOPIC_COLORS.map((name) => (
          <ToolButton
            key={name}
            iconOnly
            name={t(`mind.color.${name}`)}
            pressed={color === name}
            icon={<span className={styles.swatch} style={{ background: getTone(name, 7) }} />}
            onClick={() => map.patch({ color: color === name ? undefined : name })}
          />
        ))}
        <ToolButton
          iconOnly
          name={t('mind.noColor')}
          icon={<StopOutlined aria-hidden />}
          disabled={!color}
          onClick={() => map.patch({ color: undefined })}
        />
      </Group>
      <Group name={t('mind.marks')} vertical>
        {TOPIC_MARKS.map((name) => (
          <ToolButton
            key={name}
            name={t(`mind.mark.${name}`)}
            pressed={mark === name}
            icon={
              <span aria-hidden className={styles.sign}>
                {MARK_SIGN[name]}
              </span>
            }
            onClick={() => map.patch({ mark: mark === name ? undefined : name })}
          />
        ))}
        <ToolButton
          name={t('mind.noMark')}
          icon={<StopOutlined aria-hidden />}
          disabled={!mark}
          onClick={() => map.patch({ mark: undefined })}
        />
      </Group>
      <Group name={t('mind.layout')}>
        <Radio.Group
          vertical
          aria-label={t('mind.layout')}
          value={layout}
          options={MIND_LAYOUTS.map((value) => ({ value, label: t(`mind.layout.${value}`) }))}
          onChange={({ target }) => {
            const selected = MIND_LAYOUTS.find((name) => name === target.value);
            if (selected) map.layOut(selected);
          }}
        />
      </Group>
    </Flex>
  );
}
