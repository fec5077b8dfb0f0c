import { useIntl } from '@umijs/max';
import { Button, Card, Flex, Skeleton } from 'antd';
import { useRef } from 'react';
import { ConsolePage } from '@/components/ConsolePage';
import { useList } from '@/components/list/useList';
import { useAction } from '@/components/query/useAction';
import { useQuery } from '@/components/query/useQuery';
import { useQueryState } from '@/components/query/useQueryState';
import { ARTICLE_PAGE_SIZE, type ArticleMark, type LibraryArticle } from '@/domain/console/consoleSearch';
import { isRequestError } from '@/domain/requestError';
import '@/locales/areas/list';
import { addComment, listArticles, listComments, markArticle } from '@/services/consoleSearch';
import { ListedResults } from '../components/ListedResults';
import { ArticleItem } from './components/ArticleItem';
import { CommentsDrawer } from './components/CommentsDrawer';
import styles from './components/Search.module.css';
import { SearchFilters } from './components/SearchFilters';
import { SearchHead } from './components/SearchHead';
import { articleQuery } from './components/searchQuery';

/** `/list/search/articles`: the team's library; how much of it is shown stands in the address like the filters. */
export default function SearchArticlesPage() {
  const { formatMessage } = useIntl();
  const { query, change } = useQueryState();
  const library = useList(articleQuery, (query, options) => listArticles({ ...query, current: 1 }, options));
  const opened = query.get('comments') ?? '';
  const marking = useRef(new Set<string>());
  const comments = useQuery((options) => listComments(opened, options), {
    key: opened,
    ready: opened !== '',
  });

  function put(articleId: string, values: Partial<LibraryArticle>) {
    library.setData((data) => ({
      ...data,
      list: data.list.map((one) => (one.articleId === articleId ? { ...one, ...values } : one)),
    }));
  }

  async function mark({ articleId }: LibraryArticle, kind: ArticleMark, on: boolean) {
    const what = articleId + kind;
    if (marking.current.has(what)) return;
    marking.current.add(what);
    try {
      put(articleId, { [kind]: await markArticle(articleId, kind, on) });
    } catch (failure) {
      if (!isRequestError(failure)) throw failure;
    } finally {
      marking.current.delete(what);
    }
  }

  const adding = useAction((text: string) => addComment(opened, text), {
    onDone(comment) {
      const all = [comment, ...(comments.data?.list ?? [])];
      comments.setData({ list: all });
      put(opened, { commentCount: all.length });
    },
  });

  function showMore() {
    const size = library.query.pageSize + ARTICLE_PAGE_SIZE;
    library.setPageSize(Math.min(size, ...articleQuery.pageSizes.slice(-1)), { replace: true });
  }

  return (
    <ConsolePage
      title={formatMessage({ id: 'title.console.searchArticles' })}
      description={<SearchHead active="articles" list={library} />}
    >
      <Flex vertical gap={16}>
        <SearchFilters list={library} people={library.data?.people ?? []} withActivity />
        <Card>
          <ListedResults
            list={library}
            pagination={false}
            failedTitle={formatMessage({ id: 'list.articles.failed' })}
            skeleton={<Skeleton active paragraph={{ rows: 10 }} />}
            emptyTitle={formatMessage({ id: 'list.articles.none' })}
          >
            {({ list: articles, total }) => (
              <>
                <ul>
                  {articles.map((article) => (
                    <ArticleItem
                      key={article.articleId}
                      article={article}
                      onMark={(kind, on) => void mark(article, kind, on)}
                      onComments={() => change({ comments: article.articleId })}
                    />
                  ))}
                </ul>
                <Flex className={styles.more} vertical align="center" gap={8}>
                  <span role="status">
                    {formatMessage({ id: 'list.articles.shown' }, { shown: articles.length, total })}
                  </span>
                  {articles.length < total && (
                    <Button loading={library.isLoading} onClick={showMore}>
                      {formatMessage({ id: 'list.articles.more' })}
                    </Button>
                  )}
                </Flex>
              </>
            )}
          </ListedResults>
        </Card>
      </Flex>
      {opened && (
        <CommentsDrawer
          key={opened}
          title={library.data?.list.find(({ articleId }) => articleId === opened)?.title ?? opened}
          comments={comments.isLoading ? undefined : comments.data?.list}
          failed={comments.error !== undefined && !comments.isLoading}
          onRetry={comments.refresh}
          onSay={adding.run}
          onClose={() => change({ comments: undefined })}
        />
      )}
    </ConsolePage>
  );
}
