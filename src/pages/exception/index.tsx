import { useT } from '@@/texts/entry';
import { useLocation } from '@umijs/max';
import { StatusPage } from '@/components/StatusPage';
import { plainText } from '@/request/plainText';

/**
 * The error page of showType 9 (spec section 8). The words of its query are shown, as clipped plain text, only where the portal
 * itself has led here: anybody can write an address.
 */
export default function ExceptionPage() {
  const t = useT();
  const { search, state } = useLocation();
  const isOwn = (state as { isOwnError?: boolean } | null)?.isOwnError === true;
  const query = new URLSearchParams(isOwn ? search : '');
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
