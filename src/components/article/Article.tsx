import { Link } from '@umijs/max';
import { type ComponentProps, useMemo } from 'react';
import Markdown, { type ExtraProps } from 'react-markdown';
import { articleHeadings, articleLink } from '@/domain/article';
import styles from './Article.module.css';

type Rendered<Tag extends 'a' | 'h2' | 'img'> = ComponentProps<Tag> & ExtraProps;

function ArticleLink({ href, children }: Rendered<'a'>) {
  const link = articleLink(href);
  if (!link) return <span>{children}</span>;
  if (!link.external && !link.href.startsWith('#')) return <Link to={link.href}>{children}</Link>;
  return (
    <a href={link.href} {...(link.external && { target: '_blank', rel: 'noopener noreferrer nofollow' })}>
      {children}
    </a>
  );
}

function ArticlePicture({ src, alt = '' }: Rendered<'img'>) {
  const link = articleLink(src);
  // A picture from elsewhere would tell that host who reads what.
  return link && !link.external ? <img src={link.href} alt={alt} loading="lazy" /> : <span>{alt}</span>;
}

/**
 * The text of an article, Markdown from the server and never trusted: HTML in it is left out, links lead only to the web,
 * mail, telephone or this site, pictures come only from this site. Headings can be linked to; the page's own title is its h1.
 */
export function Article({ body }: { body: string }) {
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
      img: ArticlePicture,
      h1: heading('h2'),
      h2: heading('h2'),
      h3: heading('h3'),
      h4: heading('h4'),
      h5: heading('h4'),
      h6: heading('h4'),
    };
  }, [body]);
  return (
    <div className={styles.article}>
      <Markdown skipHtml components={components}>
        {body}
      </Markdown>
    </div>
  );
}
