import { useT } from '@@/texts/mind';
import { FileTextOutlined } from '@ant-design/icons';
import { Flex, Input, Tag } from 'antd';
import { useRef } from 'react';
import { textLimit } from '@/components/form/textCount';
import layout from '@/components/layout.module.css';
import { MIND_LIMITS, type Topic } from '@/domain/editor/mindMap';
import { getTone, MARK_SIGN } from './elixirData';
import styles from './MindOutline.module.css';

interface OutlineTopicProps {
  topic: Topic;
  editing: boolean;
  onRename: (text: string) => void;
  onEnd: () => void;
}

/** A topic in the outline with its mark, tags and note, or a field while it is edited. */
export function OutlineTopic({ topic, editing, onRename, onEnd }: OutlineTopicProps) {
  const t = useT();
  const hasEnded = useRef(false);
  const { mark, color, note, tags = [] } = topic;

  function end(text?: string) {
    // Enter unmounts the field, whose blur would end the edit again.
    if (hasEnded.current) return;
    hasEnded.current = true;
    if (text !== undefined) onRename(text);
    onEnd();
  }

  if (editing)
    return (
      <Input
        autoFocus
        aria-label={t('mind.words')}
        defaultValue={topic.topic}
        count={textLimit(MIND_LIMITS.topicLength)}
        onFocus={({ target }) => {
          hasEnded.current = false;
          target.select();
        }}
        onDoubleClick={(event) => event.stopPropagation()}
        onKeyDown={(event) => {
          event.stopPropagation();
          if (event.key === 'Enter') end(event.currentTarget.value);
          if (event.key === 'Escape') end();
        }}
        onBlur={({ target }) => end(target.value)}
      />
    );
  return (
    <Flex className={layout.shrink} component="span" wrap align="center" gap="4px 8px">
      {color && (
        <span
          className={styles.dot}
          style={{ background: getTone(color, 7) }}
          role="img"
          aria-label={t(`mind.color.${color}`)}
        />
      )}
      {mark && (
        <span role="img" aria-label={t(`mind.mark.${mark}`)}>
          {MARK_SIGN[mark]}
        </span>
      )}
      <span>{topic.topic}</span>
      {tags.map((tag) => (
        <Tag key={tag} variant="filled">
          {tag}
        </Tag>
      ))}
      {note && <FileTextOutlined aria-label={t('mind.hasNote')} title={note} />}
    </Flex>
  );
}
