import { matrixOf } from '../support/barrierWalk';

jest.setTimeout(600_000);
// By every rule from right to left in the dark, where the other language is looked at from left to right in the light.
matrixOf('en-US', 2);
