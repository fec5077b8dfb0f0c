import { addTexts } from '../addTexts';
import en from '../en-US/lab';
import zh from '../zh-CN/lab';

addTexts({ 'zh-CN': zh, 'en-US': en });
