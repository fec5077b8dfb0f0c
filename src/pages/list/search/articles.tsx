import { useT } from '@@/texts/list';
import { useIntl } from '@umijs/max';
import { Card, Flex } from 'antd';
import layout from '@/components/layout.module.css';
import { ListContent } from '@/components/list/ListContent';
import { useCursorList } from '@/components/list/useCursorList';
import { useGrowingRead } from '@/components/list/useGrowingRead';
import { useAction } from '@/components/query/useAction';
import { useQuery } from '@/components/query/useQuery';
import { useQueryState } from '@/components/query/useQueryState';
import typography from '@/components/typography.module.css';
import {
  ARTICLE_PAGE_SIZE,
  type ArticleMark,
  articleQuery,
  type LibraryArticle,
  MAX_SHOWN_ARTICLES,
} from '@/domain/console/consoleSearch';
import { formatTotal } from '@/domain/listing';
import { addComment, listArticles, listComments, markArticle } from '@/services/consoleSearch';
import { ArticleItem } from './components/ArticleItem';
import { CommentsDrawer } from './components/CommentsDrawer';
import { LoadMore } from './components/LoadMore';
import { ownerOptions, SearchPage } from './components/SearchPage';

/** `/list/search/articles`: the team's library. The number of articles shown is kept in the URL. */
export default function SearchArticlesPage() {
  const t = useT();
  const { query, change } = useQueryState();
  const { formatNumber, locale } = useIntl();
  const { readRest, useShown } = useGrowingRead(listArticles);
  const library = useCursorList('list.search', articleQuery, readRest, {
    key: locale,
    options: (data) => ownerOptions(data),
  });
  useShown(library.isBeginning ? library.data : undefined);
  const opened = query.get('comments') ?? '';
  const comments = useQuery((options) => listComments(opened, options), {
    key: opened,
    ready: opened !== '',
  });

  function updateArticle(articleId: string, values: Partial<LibraryArticle>) {
    library.setData((data) => ({
      ...data,
      list: data.list.map((article) =>
        article.articleId === articleId ? { ...article, ...values } : article,
      ),
    }));
  }

  async function mark({ articleId }: LibraryArticle, kind: ArticleMark, on: boolean) {
    updateArticle(articleId, { [kind]: await markArticle(articleId, kind, on) });
  }

  const adding = useAction((text: string) => addComment(opened, text), {
    onDone(comment) {
      const all = [comment, ...(comments.data?.list ?? [])];
      comments.setData({ list: all });
      updateArticle(opened, { commentCount: all.length });
    },
  });

  function showMore() {
    library.setPageSize(library.query.pageSize + ARTICLE_PAGE_SIZE, { replace: true });
  }

  return (
    <SearchPage active="articles" list={library}>
      <Card>
        <ListContent list={library} pagination={false}>
          {({ list: articles, total, next }) => (
            <>
              <ul className={layout.divided}>
                {articles.map((article) => (
                  <ArticleItem
                    key={article.articleId}
                    article={article}
                    onMark={(kind, on) => mark(article, kind, on)}
                    onComments={() => change({ comments: article.articleId })}
                  />
                ))}
              </ul>
              <Flex className={layout.spaceBeforeLg} vertical align="center" gap={8}>
                <span role="status">
                  {t('list.articles.shown', {
                    shown: articles.length,
                    total: formatTotal(total, formatNumber),
                  })}
                </span>
                {next !== undefined && library.query.pageSize >= MAX_SHOWN_ARTICLES && (
                  <span className={typography.note}>{t('list.articles.most')}</span>
                )}
                {next !== undefined && library.query.pageSize < MAX_SHOWN_ARTICLES && (
                  <LoadMore
                    isLoading={library.isLoading}
                    hasFailed={library.status === 'failed'}
                    onMore={showMore}
                    onRetry={library.refresh}
                  />
                )}
              </Flex>
            </>
          )}
        </ListContent>
      </Card>
      {opened && (
        <CommentsDrawer
          key={opened}
          articleId={opened}
          title={library.data?.list.find(({ articleId }) => articleId === opened)?.title ?? opened}
          comments={comments}
          onAdd={adding.run}
          onClose={() => change({ comments: undefined })}
        />
      )}
    </SearchPage>
  );
}
