import { useT } from '@@/texts/list';
import { LikeFilled, LikeOutlined, MessageOutlined, StarFilled, StarOutlined } from '@ant-design/icons';
import { useIntl } from '@umijs/max';
import { Button, Flex, Tag } from 'antd';
import { DateText } from '@/components/DateText';
import { PersonAvatar } from '@/components/PersonAvatar';
import { useAction } from '@/components/query/useAction';
import typography from '@/components/typography.module.css';
import { ARTICLE_MARKS, type ArticleMark, type LibraryArticle } from '@/domain/console/consoleSearch';
import styles from './Search.module.css';

const ICONS = {
  star: { on: <StarFilled aria-hidden />, off: <StarOutlined aria-hidden /> },
  like: { on: <LikeFilled aria-hidden />, off: <LikeOutlined aria-hidden /> },
};

interface ArticleItemProps {
  article: LibraryArticle;
  onMark: (mark: ArticleMark, on: boolean) => Promise<unknown>;
  onComments: () => void;
}

export function ArticleItem({ article, onMark, onComments }: ArticleItemProps) {
  const t = useT();
  const { formatNumber } = useIntl();
  const { title, excerpt, topics, owner, publishedAt, rating, commentCount } = article;
  return (
    <Flex className={styles.article} component="li" vertical gap={8}>
      <h2>{title}</h2>
      <Flex wrap align="center" gap={8}>
        {topics.map((topic) => (
          <Tag key={topic}>{t(`list.search.topic.${topic}`)}</Tag>
        ))}
      </Flex>
      <p>{excerpt}</p>
      <Flex className={typography.note} wrap align="center" gap={8}>
        <PersonAvatar person={owner} size={24} />
        <span>{owner.name}</span>
        <DateText at={publishedAt} />
        <small>{t('list.rated', { rating: formatNumber(rating) })}</small>
      </Flex>
      <Flex className={styles.marks} wrap gap={4}>
        {ARTICLE_MARKS.map((mark) => (
          <MarkButton key={mark} article={article} mark={mark} onMark={onMark} />
        ))}
        <Button
          type="text"
          aria-label={t('list.articles.comments.of', { title, count: formatNumber(commentCount) })}
          icon={<MessageOutlined aria-hidden />}
          onClick={onComments}
        >
          {formatNumber(commentCount)}
        </Button>
      </Flex>
    </Flex>
  );
}

function MarkButton({ article, mark, onMark }: Omit<ArticleItemProps, 'onComments'> & { mark: ArticleMark }) {
  const t = useT();
  const { formatNumber } = useIntl();
  const marking = useAction(onMark);
  const { on, count } = article[mark];
  return (
    <Button
      type="text"
      aria-pressed={on}
      aria-label={t(`list.articles.${mark}.of`, { title: article.title, count: formatNumber(count) })}
      icon={ICONS[mark][on ? 'on' : 'off']}
      onClick={() => void marking.run(mark, !on)}
    >
      {formatNumber(count)}
    </Button>
  );
}
