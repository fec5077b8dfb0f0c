import { addTexts } from '../addTexts';
import en from '../en-US/result';
import zh from '../zh-CN/result';

addTexts({ 'zh-CN': zh, 'en-US': en });
