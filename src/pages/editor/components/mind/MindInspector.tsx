import { useIntl } from '@umijs/max';
import { Flex, Form, Input, Select, Typography } from 'antd';
import { useState } from 'react';
import { flattenTopics, MIND_LIMITS } from '@/domain/editor/mindMap';
import { cleanTopic } from '@/pages/editor/components/mind/mindTopics';
import { TopicSearch } from './TopicSearch';
import type { MindMap } from './useMindMap';

/** What is known about the selected topic, to be changed; and a search over all of them. */
export function MindInspector({ map }: { map: MindMap }) {
  const { formatMessage } = useIntl();
  const text = (id: TextSuffix<'mind'>, values?: Record<string, number>) =>
    formatMessage({ id: `mind.${id}` }, values);
  const { selected, selectedIds, content } = map;
  const all = flattenTopics(content.root);
  const knownTags = [...new Set(all.flatMap(({ tags = [] }) => tags))].filter(
    (tag) => !selected?.tags?.includes(tag),
  );
  /** What is in the field while it differs from what is kept: an empty one, or spaces at its end. */
  const [typed, setTyped] = useState<{ id: string; words: string }>();
  const isTyped =
    typed !== undefined && typed.id === selected?.id && cleanTopic(typed.words) === selected.topic;
  const isEmptied = typed !== undefined && typed.id === selected?.id && cleanTopic(typed.words) === '';

  return (
    <Flex vertical gap={16}>
      <TopicSearch map={map} />
      <Typography.Text type="secondary" role="status">
        {selectedIds.length > 1
          ? text('selectedCount', { count: selectedIds.length, all: all.length })
          : text('count', { all: all.length, limit: MIND_LIMITS.topics })}
      </Typography.Text>
      {selected ? (
        <Form layout="vertical" component="div" requiredMark={false} key={selected.id}>
          <Form.Item
            label={text('words')}
            htmlFor="mind-words"
            validateStatus={isEmptied ? 'error' : undefined}
            help={isEmptied ? text('wordsMissing') : undefined}
          >
            <Input
              id="mind-words"
              maxLength={MIND_LIMITS.topicLength}
              value={isTyped || isEmptied ? typed.words : selected.topic}
              onChange={({ target }) => {
                setTyped({ id: selected.id, words: target.value });
                map.rename(selected.id, target.value);
              }}
              onBlur={() => setTyped(undefined)}
            />
          </Form.Item>
          <Form.Item label={text('note')} htmlFor="mind-note">
            <Input.TextArea
              id="mind-note"
              rows={4}
              maxLength={MIND_LIMITS.noteLength}
              showCount
              value={selected.note ?? ''}
              onChange={({ target }) => map.patchOne(selected.id, { note: target.value }, 'note')}
            />
          </Form.Item>
          <Form.Item
            label={text('tags')}
            htmlFor="mind-tags"
            extra={text('tagsHint', { count: MIND_LIMITS.tags })}
          >
            <Select
              id="mind-tags"
              mode="tags"
              maxCount={MIND_LIMITS.tags}
              tokenSeparators={[',', '，']}
              value={selected.tags ?? []}
              options={knownTags.map((tag) => ({ value: tag, label: tag }))}
              onChange={(tags) =>
                map.patchOne(selected.id, {
                  tags: [
                    ...new Set(tags.map((tag) => tag.trim().slice(0, MIND_LIMITS.tagLength)).filter(Boolean)),
                  ],
                })
              }
            />
          </Form.Item>
        </Form>
      ) : (
        <Typography.Paragraph>{text('nothingSelected')}</Typography.Paragraph>
      )}
    </Flex>
  );
}
