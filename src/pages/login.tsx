import { Outlet } from '@umijs/max';

/** The login section. Whoever is signed in already is sent on by the frame around it. */
export default function LoginLayout() {
  return <Outlet />;
}
