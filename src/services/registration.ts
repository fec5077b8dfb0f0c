import { registrationEndpoints } from '@/domain/account/registration';
import { service } from './call';

/** Registers an account and returns its owner. */
export const register = service(registrationEndpoints.register);

export const resetPassword = service(registrationEndpoints.resetPassword);
