import { useT } from '@@/texts/market';
import { useNavigate } from '@umijs/max';
import { Button } from 'antd';
import { usePageSearch } from '@/components/search/PageSearchContext';
import { SearchField } from '@/components/search/SearchField';
import { searchAddress } from '@/domain/catalog/marketQuery';
import styles from './Hero.module.css';

export function Hero({ sentence, searchable }: { sentence: string; searchable: boolean }) {
  const t = useT();
  const navigate = useNavigate();
  const search = usePageSearch();
  return (
    <section className={styles.hero}>
      <HeroDrawing />
      <div className={styles.content}>
        <h1 className={styles.sentence}>{sentence}</h1>
        <p className={styles.promise}>{t('home.promise')}</p>
        {searchable && (
          <SearchField
            ref={search}
            size="large"
            label={t('home.search')}
            placeholder={t('home.search.placeholder')}
            value=""
            onSearch={(keyword) => navigate(searchAddress(keyword))}
            end={
              <Button type="primary" shape="round" size="large" htmlType="submit">
                {t('home.search.submit')}
              </Button>
            }
          />
        )}
      </div>
    </section>
  );
}

/** A decorative skyline of stalls and cards. */
function HeroDrawing() {
  return (
    <svg
      className={styles.drawing}
      viewBox="0 0 1200 320"
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
      focusable="false"
    >
      <g fill="none" stroke="currentcolor" strokeWidth="2" strokeLinejoin="round" strokeLinecap="round">
        <path d="M0 300h1200" />
        <path d="M36 300v-66h92v66M26 234l14-34h84l14 34a14 14 0 0 1-28 0 14 14 0 0 1-28 0 14 14 0 0 1-28 0 14 14 0 0 1-28 0Z" />
        <path d="M152 300v-44h56v44M166 270h28M166 282h18" />
        <path d="M1064 300v-66h92v66M1054 234l14-34h84l14 34a14 14 0 0 1-28 0 14 14 0 0 1-28 0 14 14 0 0 1-28 0 14 14 0 0 1-28 0Z" />
        <path d="M984 300v-52h56v52M998 264h28M998 276h18M998 288h24" />
        <rect x="62" y="64" width="96" height="68" rx="10" />
        <path d="M76 114l18-20 16 12 30-28M76 80h20" />
        <rect x="1034" y="44" width="104" height="72" rx="10" />
        <path d="M1050 64h52M1050 80h72M1050 96h40" />
        <circle cx="222" cy="178" r="26" />
        <path d="M210 178l9 9 16-18" />
        <circle cx="960" cy="160" r="24" />
        <path d="M960 148v12l9 6" />
        <path d="M158 116l42 44M1034 96l-54 48" strokeDasharray="3 7" />
      </g>
    </svg>
  );
}
