import { useT } from '@@/texts/article';
import { useLocation } from '@umijs/max';
import { type ComponentProps, memo, useEffect, useMemo } from 'react';
import Markdown, { type ExtraProps } from 'react-markdown';
import { Alert } from '@/components/Alert';
import { countCharacters, cutCharacters } from '@/domain/characters';
import { articleHeadings, articleLink, isFormattable, PLAIN_TEXT_LIMIT } from '@/domain/content/article';
import { SiteLink } from '../SiteLink';
import scrollEdge from '../scrollEdge.module.css';
import styles from './Article.module.css';

type Rendered<Tag extends 'a' | 'h2' | 'img' | 'pre'> = ComponentProps<Tag> & ExtraProps;

function ArticleLink({ href, children }: Rendered<'a'>) {
  const title = useT()('frame.newTab');
  const link = articleLink(href);
  if (!link) return <span>{children}</span>;
  if (link.kind === 'site') return <SiteLink to={link.href}>{children}</SiteLink>;
  const leaves = link.kind === 'web' && { target: '_blank', rel: 'noopener noreferrer nofollow', title };
  return (
    <a href={link.href} {...leaves}>
      {children}
    </a>
  );
}

function ArticlePicture({ src, alt = '' }: Rendered<'img'>) {
  const link = articleLink(src);
  // An image of another host would reveal the reader to it.
  return link?.kind === 'site' ? <img src={link.href} alt={alt} loading="lazy" /> : <span>{alt}</span>;
}

/** Long lines can be scrolled with the keyboard. */
function ArticleCode({ children }: Rendered<'pre'>) {
  const name = useT()('article.code');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex lint/a11y/useSemanticElements: what scrolls must be in reach of the keyboard; a fieldset is for forms
    <pre className={scrollEdge.edge} tabIndex={0} translate="no" role="group" aria-label={name}>
      {children}
    </pre>
  );
}

/** The parser's own rule rejects `tel:` links. */
const safeAddress = (address: string) => articleLink(address)?.href ?? '';

/** Scrolls to the heading in the URL once the text is rendered. */
function useHeadingOfAddress(body: string): void {
  const { hash } = useLocation();
  useEffect(() => {
    const id = decodeAnchor(hash.slice(1));
    const heading = id ? document.getElementById(id) : null;
    if (!heading || !articleHeadings(body).some((each) => each.id === id)) return;
    heading.scrollIntoView();
    heading.focus({ preventScroll: true });
  }, [body, hash]);
}

function decodeAnchor(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}

/** A text that is too long or too complex to be formatted, as it was written. */
function PlainArticle({ body }: { body: string }) {
  const t = useT();
  return (
    <div className={styles.article}>
      <Alert
        type="info"
        title={t('article.plain')}
        description={
          countCharacters(body) > PLAIN_TEXT_LIMIT && t('article.cut', { count: PLAIN_TEXT_LIMIT })
        }
      />
      <p className={styles.plain}>{cutCharacters(body, PLAIN_TEXT_LIMIT)}</p>
    </div>
  );
}

/**
 * Renders untrusted Markdown: HTML is dropped, links may lead to the web, mail, telephone or this site,
 * images come only from this site. Every heading has an anchor.
 */
export const Article = memo(function Article({ body }: { body: string }) {
  return isFormattable(body) ? <FormattedArticle body={body} /> : <PlainArticle body={body} />;
});

function FormattedArticle({ body }: { body: string }) {
  const components = useMemo(() => {
    const ids = new Map(articleHeadings(body).map(({ line, id }) => [line, id]));
    const heading = (Tag: 'h2' | 'h3' | 'h4') =>
      function ArticleHeading({ node, children }: Rendered<'h2'>) {
        return (
          <Tag id={ids.get(node?.position?.start.line ?? 0)} className={styles.heading} tabIndex={-1}>
            {children}
          </Tag>
        );
      };
    return {
      a: ArticleLink,
      pre: ArticleCode,
      img: ArticlePicture,
      h1: heading('h2'),
      h2: heading('h2'),
      h3: heading('h3'),
      h4: heading('h4'),
      h5: heading('h4'),
      h6: heading('h4'),
    };
  }, [body]);
  useHeadingOfAddress(body);
  return (
    <div className={styles.article}>
      <Markdown skipHtml urlTransform={safeAddress} components={components}>
        {body}
      </Markdown>
    </div>
  );
}
