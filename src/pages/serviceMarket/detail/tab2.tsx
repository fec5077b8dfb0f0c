import { useT } from '@@/texts/detail';
import { history, useNavigate, useOutletContext } from '@umijs/max';
import { Disclosure } from '@/components/Disclosure';
import { FactItems } from '@/components/FactItems';
import layout from '@/components/layout.module.css';
import { usePageTitle } from '@/components/PageTitleContext';
import { Section } from '@/components/Section';
import type { Service } from '@/domain/catalog/service';
import styles from './components/Detail.module.css';
import { useAnchor } from './components/useAnchor';

/** `/serviceMarket/detail/tab2`: specification and questions; an open question is kept in the URL's hash. */
export default function ServiceSpecificationPage() {
  const t = useT();
  const navigate = useNavigate();
  const { title, specification, faq } = useOutletContext<Service>();
  usePageTitle(`${title} - ${t('detail.tab2')}`);
  useAnchor();

  function saveOpenQuestion(id: string) {
    // The toggle event fires late, so the configuration may have changed since this render.
    const { search, hash } = history.location;
    if (hash !== `#${id}`) navigate({ search, hash: id }, { replace: true });
  }

  return (
    <div className={layout.page}>
      <Section isPlain title={t('detail.specification')}>
        {specification.length === 0 && <p>{t('detail.specification.empty')}</p>}
        <dl className={`${layout.divided} ${styles.specification}`}>
          <FactItems facts={specification.map(({ label, value }) => [label, value])} />
        </dl>
      </Section>
      {faq.length > 0 && (
        <Section isPlain title={t('detail.faq')}>
          <div className={layout.divided}>
            {faq.map(({ question, answer }, index) => (
              <Disclosure
                key={question}
                id={`faq-${index + 1}`}
                className={styles.question}
                label={<strong>{question}</strong>}
                onToggle={({ currentTarget }) => currentTarget.open && saveOpenQuestion(currentTarget.id)}
              >
                <p>{answer}</p>
              </Disclosure>
            ))}
          </div>
        </Section>
      )}
    </div>
  );
}
