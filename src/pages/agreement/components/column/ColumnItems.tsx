import { FileTextOutlined, FolderOutlined } from '@ant-design/icons';
import { Link, useIntl } from '@umijs/max';
import type { ColumnNode } from '@/components/columnTree';
import { columnAddress, isTitleItem, titleItemsBelow } from '../columnAddress';
import styles from './Column.module.css';

interface ColumnItemsProps {
  column: ColumnNode;
  /** How far the column is below the section's root. */
  depth: number;
}

/** One line: an article, or a column with how much is in it. */
function Item({ column, depth }: ColumnItemsProps) {
  const { formatMessage } = useIntl();
  const isArticle = isTitleItem(column, depth);
  const count = isArticle ? 0 : titleItemsBelow(column, depth).length;
  return (
    <li>
      <Link className={styles.item} to={columnAddress(column, depth)}>
        {isArticle ? <FileTextOutlined aria-hidden /> : <FolderOutlined aria-hidden />}
        <span>{column.title}</span>
        {!isArticle && (
          <span className={styles.count}>
            {formatMessage({ id: 'agreement.column.articles' }, { count })}
          </span>
        )}
      </Link>
    </li>
  );
}

/** What stands in a column. A second-level column shows its third columns as groups with their lines. */
export function ColumnItems({ column, depth }: ColumnItemsProps) {
  if (depth > 1) {
    return (
      <ul className={styles.list}>
        {column.children.map((child) => (
          <Item key={child.id} column={child} depth={depth + 1} />
        ))}
      </ul>
    );
  }
  return column.children.map((group) => (
    <section key={group.id} className={styles.group}>
      <h2 className={styles.groupTitle}>
        <Link to={columnAddress(group, depth + 1)}>{group.title}</Link>
      </h2>
      <ul className={styles.list}>
        {group.children.map((child) => (
          <Item key={child.id} column={child} depth={depth + 2} />
        ))}
      </ul>
    </section>
  ));
}
