import { useT } from '@@/texts/consoleAccount';
import { CloseOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Flex, Input, type InputRef, Tag } from 'antd';
import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { EmptyNote } from '@/components/EmptyNote';
import { useDraft } from '@/components/form/useDraft';
import layout from '@/components/layout.module.css';
import { useAction } from '@/components/query/useAction';
import { useUnmountSignal } from '@/components/query/useUnmountSignal';
import typography from '@/components/typography.module.css';
import {
  TAG_LIMITS,
  TAG_PROBLEMS,
  type TagProblem,
  tagProblem,
  tagRefused,
} from '@/domain/console/consoleAccount';
import { readRefusal } from '@/domain/requestError';
import { addTag, removeTag } from '@/services/consoleAccount';
import styles from '../Account.module.css';

interface TagEditorProps {
  tags: readonly string[];
  onChange: (tags: string[]) => void;
}

/** The user's tags. Each change is saved immediately. */
export function TagEditor({ tags, onChange }: TagEditorProps) {
  const t = useT();
  const signal = useUnmountSignal();
  const problemId = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const field = useRef<InputRef>(null);
  const [typed, setTyped] = useState<string>();
  const [problem, setProblem] = useState<TagProblem>();
  const draft = useDraft<string>('tag', setField);

  function setField(text: string | undefined) {
    flushSync(() => {
      setTyped(text);
      setProblem(undefined);
    });
    if (text === undefined) opener.current?.focus();
  }

  const addition = useAction((tag: string) => addTag(tag, { signal: signal() }), {
    onDone(saved) {
      onChange(saved.tags);
      draft.clear();
      // The field stays open for the next tag.
      setTyped('');
    },
    onFailed(error) {
      const refused = readRefusal(error, tagRefused);
      if (refused) setProblem(TAG_PROBLEMS.find((known) => known === refused.problem) ?? 'duplicate');
    },
  });
  const removal = useAction((tag: string) => removeTag(tag, { signal: signal() }), {
    onDone(saved) {
      onChange(saved.tags);
      (opener.current ?? field.current)?.focus();
    },
  });

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const tag = typed ?? '';
    const invalid = tagProblem(tag, tags);
    if (invalid) return setProblem(invalid);
    void addition.run(tag);
  }

  function close() {
    draft.drop();
    setField(undefined);
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') close();
  }

  return (
    <section className={styles.part} aria-labelledby={`${problemId}title`}>
      <h3 id={`${problemId}title`} className={layout.spaceAfterSm}>
        {t('consoleAccount.tags')}
      </h3>
      {tags.length === 0 && <EmptyNote>{t('consoleAccount.tags.none')}</EmptyNote>}
      <Flex className={layout.spaceAfterSm} component="ul" wrap gap={8}>
        {tags.map((tag) => (
          <li key={tag}>
            <Tag
              className={styles.tag}
              disabled={addition.isPending || removal.isPending}
              closable={{
                closeIcon: <CloseOutlined aria-label={t('consoleAccount.tags.remove', { tag })} />,
              }}
              onClose={(event) => {
                event.preventDefault();
                void removal.run(tag);
              }}
            >
              <span dir="auto">{tag}</span>
            </Tag>
          </li>
        ))}
      </Flex>
      {draft.notice}
      {typed === undefined ? (
        <Button
          ref={opener}
          type="dashed"
          size="small"
          icon={<PlusOutlined aria-hidden />}
          onClick={() => setField('')}
        >
          {t('consoleAccount.tags.add')}
        </Button>
      ) : (
        <Flex component="form" wrap gap={8} onSubmit={handleSubmit} onKeyDown={handleKeyDown}>
          <Input
            ref={field}
            autoFocus
            style={{ flex: '1 1 120px' }}
            value={typed}
            status={problem && 'error'}
            aria-label={t('consoleAccount.tags.new')}
            aria-invalid={problem !== undefined}
            aria-describedby={problem && problemId}
            placeholder={t('consoleAccount.tags.new')}
            onChange={({ target }) => {
              setTyped(target.value);
              setProblem(undefined);
              draft.keep(target.value);
            }}
          />
          <Button htmlType="submit" loading={addition.isPending}>
            {t('consoleAccount.tags.keep')}
          </Button>
          <Button type="text" onClick={close}>
            {t('consoleAccount.tags.done')}
          </Button>
          {problem && (
            <p id={problemId} className={typography.errorLine} role="alert">
              {t(`consoleAccount.tags.problem.${problem}`, { ...TAG_LIMITS })}
            </p>
          )}
        </Flex>
      )}
    </section>
  );
}
