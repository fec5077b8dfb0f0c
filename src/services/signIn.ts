import { signInEndpoints } from '@/domain/account/signInEndpoints';
import { service } from './call';

/** Signs in by password or SMS code and returns the token. */
export const login = service(signInEndpoints.login);

/** Sends an SMS code and returns the seconds until the next one. */
export const sendSmsCode = service(signInEndpoints.sendSmsCode);

export const fetchCaptcha = service(signInEndpoints.captcha);
