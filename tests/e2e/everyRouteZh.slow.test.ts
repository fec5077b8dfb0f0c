import { sweepsHalf } from '../support/sweep';

sweepsHalf('zh-CN', 0);
