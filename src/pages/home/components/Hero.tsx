import { useIntl, useNavigate } from '@umijs/max';
import { Button } from 'antd';
import { SearchField } from '@/components/search/SearchField';
import { searchAddress } from '@/domain/catalog/marketQuery';
import styles from './Hero.module.css';
import { HeroDrawing } from './HeroDrawing';

interface HeroProps {
  sentence: string;
  /** Whether there is a market to search. */
  searchable: boolean;
}

/** One sentence and the search. */
export function Hero({ sentence, searchable }: HeroProps) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  return (
    <section className={styles.hero}>
      <HeroDrawing className={styles.drawing} />
      <div className={styles.words}>
        <h1 className={styles.sentence}>{sentence}</h1>
        <p className={styles.promise}>{formatMessage({ id: 'home.promise' })}</p>
        {searchable && (
          <SearchField
            size="large"
            label={formatMessage({ id: 'home.search' })}
            placeholder={formatMessage({ id: 'home.search.placeholder' })}
            value=""
            onSearch={(keyword) => navigate(searchAddress(keyword))}
            end={
              <Button type="primary" shape="round" size="large" htmlType="submit">
                {formatMessage({ id: 'home.search.submit' })}
              </Button>
            }
          />
        )}
      </div>
    </section>
  );
}
