import { Link } from '@umijs/max';
import panelStyles from '@/components/panel.module.css';
import typography from '@/components/typography.module.css';
import styles from './ArticleNeighbours.module.css';

interface Neighbour {
  to: string;
  title: string;
}

interface ArticleNeighboursProps {
  /** Accessible name of the navigation. */
  title: string;
  previous?: Neighbour;
  next?: Neighbour;
  previousText: string;
  nextText: string;
}

/** Links to the previous and the next article. */
export function ArticleNeighbours({ title, previous, next, previousText, nextText }: ArticleNeighboursProps) {
  if (!previous && !next) return null;
  return (
    <nav className={styles.neighbours} aria-label={title}>
      {previous && (
        <Link className={`${panelStyles.surface} ${styles.link}`} to={previous.to} rel="prev">
          <span className={typography.caption}>{previousText}</span>
          {previous.title}
        </Link>
      )}
      {next && (
        <Link className={`${panelStyles.surface} ${styles.link} ${styles.next}`} to={next.to} rel="next">
          <span className={typography.caption}>{nextText}</span>
          {next.title}
        </Link>
      )}
    </nav>
  );
}
