import { useT } from '@@/texts/agreement';
import { PrinterOutlined } from '@ant-design/icons';
import { Link, useLocation } from '@umijs/max';
import { Button, Flex, type SelectProps } from 'antd';
import { useId } from 'react';
import { Alert } from '@/components/Alert';
import { Select } from '@/components/form/Select';
import layout from '@/components/layout.module.css';
import { PageHeader } from '@/components/PageHeader';
import { useQueryState } from '@/components/query/useQueryState';
import type { Agreement } from '@/domain/content/agreement';
import { dateText } from '@/domain/intlFormats';
import styles from './AgreementDocument.module.css';

/** Title, version, date, version selection and print button. */
export function DocumentHead({ agreement, compare }: { agreement: Agreement; compare?: string }) {
  const t = useT();
  const { pathname, search } = useLocation();
  const { title, version, effectiveAt, versions, upcoming } = agreement;
  const current = versions[0]?.version ?? version;
  const isUpcoming = version === upcoming?.version;
  const day = (at: string) => dateText(t.locale, at);
  const query = new URLSearchParams(search);
  query.delete('version');
  const outdated = {
    title: t(isUpcoming ? 'agreement.early' : 'agreement.outdated', { version, date: day(effectiveAt) }),
    link: t('agreement.outdated.link', { version: current }),
    search: query.toString(),
  };
  const announced = upcoming && {
    title: t('agreement.upcoming', { version: upcoming.version, date: day(upcoming.effectiveAt) }),
    link: t('agreement.upcoming.link'),
    search: `version=${upcoming.version}&compare=${current}`,
  };
  const notice = version === current ? announced : outdated;

  return (
    <div className={`${layout.page} ${styles.head}`}>
      <PageHeader
        title={title}
        line={t(isUpcoming ? 'agreement.version.upcoming' : 'agreement.version', {
          version,
          date: day(effectiveAt),
        })}
        actions={
          <Button icon={<PrinterOutlined aria-hidden />} onClick={() => window.print()}>
            {t('agreement.print')}
          </Button>
        }
      />
      {(versions.length > 1 || upcoming) && (
        <Flex className={layout.screenOnly} wrap align="center" gap="12px 24px">
          <VersionChooser agreement={agreement} compare={compare} />
        </Flex>
      )}
      {notice && compare === undefined && (
        <Alert
          type={version === current || isUpcoming ? 'info' : 'warning'}
          title={notice.title}
          action={
            <Link className={layout.touchLink} to={{ pathname, search: notice.search }}>
              {notice.link}
            </Link>
          }
        />
      )}
    </div>
  );
}

/** Selects the version and the one to compare with. Both are kept in the URL. */
function VersionChooser({ agreement, compare }: { agreement: Agreement; compare?: string }) {
  const t = useT();
  const { change } = useQueryState();
  const { version, versions, upcoming } = agreement;
  const current = versions[0]?.version;
  const optionText = (each: string) =>
    each === current
      ? 'agreement.option.current'
      : each === upcoming?.version
        ? 'agreement.option.upcoming'
        : 'agreement.option';

  const options = [...(upcoming ? [upcoming] : []), ...versions].map((each) => ({
    value: each.version,
    // Isolates the digits from right-to-left text.
    label: (
      <bdi>
        {t(optionText(each.version), {
          version: each.version,
          date: dateText(t.locale, each.effectiveAt, { short: true }),
        })}
      </bdi>
    ),
  }));

  return (
    <>
      <Choice
        label={t('agreement.chooseVersion')}
        value={version}
        options={options}
        onChange={(chosen) =>
          change({
            version: chosen === current ? undefined : chosen,
            compare: chosen === compare ? undefined : compare,
          })
        }
      />
      <Choice
        label={t('agreement.compareWith')}
        value={compare ?? ''}
        options={[
          { value: '', label: t('agreement.compareNone') },
          ...options.filter(({ value }) => value !== version),
        ]}
        onChange={(chosen) => change({ compare: chosen })}
      />
    </>
  );
}

function Choice({
  label,
  ...props
}: Pick<SelectProps<string>, 'value' | 'options' | 'onChange'> & { label: string }) {
  const id = useId();
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <Select id={id} className={styles.select} popupMatchSelectWidth={false} {...props} />
    </div>
  );
}
