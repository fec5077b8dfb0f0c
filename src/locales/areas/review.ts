import { addTexts } from '../addTexts';
import en from '../en-US/review';
import zh from '../zh-CN/review';

addTexts({ 'zh-CN': zh, 'en-US': en });
