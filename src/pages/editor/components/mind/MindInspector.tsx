import { useT } from '@@/texts/mind';
import { Button, Flex, Form, Input, Typography } from 'antd';
import { useState } from 'react';
import { Select } from '@/components/form/Select';
import { textLimit } from '@/components/form/textCount';
import { SearchInput } from '@/components/search/SearchInput';
import { countCharacters } from '@/domain/characters';
import { flattenTopics, MIND_LIMITS } from '@/domain/editor/mindMap';
import styles from './MindPanels.module.css';
import { cleanTopic } from './mindTopics';
import { searchTopics } from './mindView';
import type { MindMap } from './useMindMap';

const MAX_RESULTS = 8;

/** A search over all topics, and the properties of the selected one. */
export function MindInspector({ map, isOutline }: { map: MindMap; isOutline: boolean }) {
  const t = useT();
  const { selected, selectedIds, content } = map;
  const all = flattenTopics(content.root);
  const knownTags = [...new Set(all.flatMap(({ tags = [] }) => tags))].filter(
    (tag) => !selected?.tags?.includes(tag),
  );
  /** The field's text while it differs from the topic: empty or with spaces at the end. */
  const [draft, setDraft] = useState<{ id: string; text: string }>();
  /** A typed tag that is too long, until the tags change. */
  const [refused, setRefused] = useState<{ id: string; tag: string }>();
  const longTag = refused && refused.id === selected?.id ? refused.tag : undefined;
  const typed = draft && draft.id === selected?.id ? draft.text : undefined;
  const isEmptied = typed !== undefined && cleanTopic(typed) === '';
  const isDraft = typed !== undefined && (isEmptied || cleanTopic(typed) === selected?.topic);

  return (
    <Flex vertical gap={16}>
      <TopicSearch map={map} />
      <Typography.Text type="secondary" role="status">
        {selectedIds.length > 1
          ? t('mind.selectedCount', { count: selectedIds.length, all: all.length })
          : t('mind.count', { all: all.length, limit: MIND_LIMITS.topics })}
      </Typography.Text>
      {selected ? (
        <Form layout="vertical" component="div" requiredMark={false} key={selected.id}>
          <Form.Item
            label={t('mind.words')}
            htmlFor="mind-words"
            validateStatus={isEmptied ? 'error' : undefined}
            help={isEmptied ? t('mind.wordsMissing') : undefined}
          >
            <Input
              id="mind-words"
              count={textLimit(MIND_LIMITS.topicLength)}
              value={isDraft ? typed : selected.topic}
              onChange={({ target }) => {
                setDraft({ id: selected.id, text: target.value });
                map.rename(selected.id, target.value);
              }}
              onBlur={() => setDraft(undefined)}
            />
          </Form.Item>
          <Form.Item label={t('mind.note')} htmlFor="mind-note">
            <Input.TextArea
              id="mind-note"
              rows={4}
              count={{ ...textLimit(MIND_LIMITS.noteLength), show: true }}
              value={selected.note ?? ''}
              onChange={({ target }) => map.patchOne(selected.id, { note: target.value }, 'note')}
            />
          </Form.Item>
          <Form.Item
            label={t('mind.tags')}
            htmlFor="mind-tags"
            extra={t('mind.tagsHint', { count: MIND_LIMITS.tags })}
            validateStatus={longTag === undefined ? undefined : 'error'}
            help={longTag && t('mind.tagTooLong', { tag: longTag, count: MIND_LIMITS.tagLength })}
          >
            <Select
              id="mind-tags"
              mode="tags"
              maxCount={MIND_LIMITS.tags}
              tokenSeparators={[',', '，']}
              value={selected.tags ?? []}
              options={knownTags.map((tag) => ({ value: tag, label: tag }))}
              onChange={(values) => {
                const tags = values.map((tag) => tag.trim()).filter(Boolean);
                const tooLong = tags.find((tag) => countCharacters(tag) > MIND_LIMITS.tagLength);
                setRefused(tooLong ? { id: selected.id, tag: tooLong } : undefined);
                if (!tooLong) map.patchOne(selected.id, { tags: [...new Set(tags)] });
              }}
            />
          </Form.Item>
        </Form>
      ) : (
        <>
          <p>{t('mind.nothingSelected')}</p>
          {!isOutline && <p className={styles.hint}>{t('mind.canvasHint')}</p>}
        </>
      )}
    </Flex>
  );
}

/** Finds topics by text, note and tags. A result is selected and its branch expanded. */
function TopicSearch({ map }: { map: MindMap }) {
  const t = useT();
  const [keywords, setKeywords] = useState('');
  const results = searchTopics(map.content.root, keywords);
  const showNext = () => {
    const index = results.findIndex(({ id }) => id === map.selected?.id);
    const next = results[(index + 1) % results.length];
    if (next) map.show(next.id);
  };
  return (
    <Flex vertical gap={4}>
      <SearchInput label={t('mind.search')} value={keywords} onChange={setKeywords} onPressEnter={showNext} />
      {keywords.trim() !== '' && (
        <Typography.Text type="secondary" role="status">
          {t('mind.hits', { count: results.length })}
        </Typography.Text>
      )}
      {results.length > 0 && (
        <ul>
          {results.slice(0, MAX_RESULTS).map(({ id, topic }) => (
            <li key={id}>
              <Button type="text" block className={styles.result} onClick={() => map.show(id)}>
                {topic}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Flex>
  );
}
