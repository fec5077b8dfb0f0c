import { useT } from '@@/texts/entry';
import { useSearchParams } from '@umijs/max';
import { StatusPage } from '@/components/StatusPage';
import { plainText } from '@/request/plainText';

/** The error page of showType 9 (spec section 8). The query is untrusted and shown as clipped plain text only. */
export default function ExceptionPage() {
  const t = useT();
  const [query] = useSearchParams();
  const errorCode = plainText(query.get('errorCode'));
  const errorMessage = plainText(query.get('errorMessage'));

  return (
    <StatusPage
      drawing="failed"
      title={t('state.serverError.title')}
      description={
        <>
          {errorMessage || t('state.serverError.description')}
          {errorCode && (
            <>
              <br />
              {t('state.exception.code', { code: errorCode })}
            </>
          )}
        </>
      }
      action={{ to: '/home', text: t('state.toHome') }}
    />
  );
}
