import { useT } from '@@/texts/list';
import { Flex, Form, Input, Skeleton } from 'antd';
import { useEffect, useState } from 'react';
import { DateText } from '@/components/DateText';
import { EmptyNote } from '@/components/EmptyNote';
import { SubmitForm } from '@/components/form/SubmitForm';
import layout from '@/components/layout.module.css';
import { PersonAvatar } from '@/components/PersonAvatar';
import { QueryContent } from '@/components/query/QueryContent';
import type { Query } from '@/components/query/useQuery';
import { SideDrawer } from '@/components/SideDrawer';
import typography from '@/components/typography.module.css';
import { useTextRule } from '@/components/useTextRule';
import { type ArticleComment, commentPayloadSchema } from '@/domain/console/consoleSearch';
import styles from './Search.module.css';

interface CommentsDrawerProps {
  articleId: string;
  /** The article's title, or its id while loading. */
  title: string;
  comments: Query<{ list: ArticleComment[] }>;
  /** Resolves to whether the comment was added. */
  onAdd: (text: string) => Promise<boolean>;
  onClose: () => void;
}

/** The comments on an article, with a form to add one. */
export function CommentsDrawer({ articleId, title, comments, onAdd, onClose }: CommentsDrawerProps) {
  const t = useT();
  const textRule = useTextRule();
  const [form] = Form.useForm<{ text: string }>();
  const isDirty = (Form.useWatch('text', form) ?? '').trim() !== '';
  const [open, setOpen] = useState(false);
  // Opens after mounting, so that the drawer is animated when the URL opens it.
  useEffect(() => setOpen(true), []);

  function content({ list }: { list: ArticleComment[] }) {
    return (
      <>
        {list.length === 0 ? (
          <EmptyNote>{t('list.comments.none')}</EmptyNote>
        ) : (
          <ul className={`${styles.comments} ${layout.divided} ${layout.spaceAfterLg}`}>
            {list.map(({ commentId, author, text, at }) => (
              <Flex component="li" gap={12} key={commentId}>
                <PersonAvatar person={author} />
                <div>
                  <Flex className={typography.note} component="span" wrap align="center" gap={8}>
                    <span>{author.name}</span>
                    <DateText at={at} withTime />
                  </Flex>
                  <p>{text}</p>
                </div>
              </Flex>
            ))}
          </ul>
        )}
        <SubmitForm
          requiredMark="optional"
          form={form}
          draft={`article-comment-${articleId}`}
          unsaved={isDirty}
          submitText={t('list.comments.say')}
          onSave={({ text }) => onAdd(text.trim())}
          onDone={(isAdded) => isAdded && form.resetFields()}
        >
          <Form.Item
            name="text"
            label={t('list.comments.yours')}
            required
            validateTrigger="onSubmit"
            rules={[textRule(commentPayloadSchema.entries.text)]}
          >
            <Input.TextArea rows={3} />
          </Form.Item>
        </SubmitForm>
      </>
    );
  }

  return (
    <SideDrawer
      open={open}
      hasEntry
      size="min(440px, 100vw)"
      title={t('list.comments.title', { title })}
      closable={{ 'aria-label': t('list.close') }}
      onClose={onClose}
    >
      <QueryContent
        query={{ ...comments, data: comments.isStale ? undefined : comments.data }}
        failed={t('list.comments.failed')}
        loading={<Skeleton active avatar paragraph={{ rows: 4 }} />}
      >
        {content}
      </QueryContent>
    </SideDrawer>
  );
}
