import { useIntl } from '@umijs/max';
import { useMemo } from 'react';
import { dashboardFormats } from './dashboardFormats';

/** The formats of the dashboards in the current language. */
export function useDashboardFormats() {
  const { locale } = useIntl();
  return useMemo(() => dashboardFormats(locale), [locale]);
}
