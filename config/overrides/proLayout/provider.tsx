import { theme } from 'antd';
import { createContext, type PropsWithChildren, useMemo } from 'react';
import { useThemeClass } from '../antd/useToken';
import { layoutToken } from './layoutToken';

/** Replaces the context of ProComponents' theme. */
export const ProProvider = createContext({ token: {}, hashId: '' });

/** Nested ConfigProviders ask for it. Static styles have no hashes. */
export const isNeedOpenHash = () => false;

/** Replaces the provider of ProComponents' theme and texts: the theme is static, and there are no texts in use. */
export function ProConfigProvider({ needDeps, children }: PropsWithChildren<{ needDeps?: boolean }>) {
  const { token } = theme.useToken();
  const hashId = useThemeClass();
  const value = useMemo(() => ({ token: { ...token, layout: layoutToken }, hashId }), [token, hashId]);
  return needDeps ? children : <ProProvider value={value}>{children}</ProProvider>;
}
