import { matrixOf } from '../support/barrierWalk';

jest.setTimeout(600_000);
matrixOf('en-US');
