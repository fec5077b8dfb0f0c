import { Outlet } from '@umijs/max';
import { DialogFocus } from './DialogFocus';
import { DocumentTitle } from './DocumentTitle';
import { ErrorBoundary } from './ErrorBoundary';
import { NavigationFocus } from './NavigationFocus';
import { NewVersionBanner } from './NewVersionBanner';
import { OfflineBanner } from './OfflineBanner';
import { PopupProvider } from './PopupProvider';
import { SessionBridge } from './SessionBridge';
import { SignInGuard } from './SignInGuard';
import { TypedTextKeeper } from './TypedTextKeeper';

/** The root layout: light and always there, whatever frame the page below it stands in (spec section 2). */
export default function RootLayout() {
  return (
    <PopupProvider>
      <SessionBridge />
      <TypedTextKeeper />
      <NavigationFocus />
      <DialogFocus />
      <OfflineBanner />
      <NewVersionBanner />
      <DocumentTitle>
        <ErrorBoundary>
          <SignInGuard>
            <Outlet />
          </SignInGuard>
        </ErrorBoundary>
      </DocumentTitle>
    </PopupProvider>
  );
}
