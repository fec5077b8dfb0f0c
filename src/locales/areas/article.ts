import { addTexts } from '../addTexts';
import en from '../en-US/article';
import zh from '../zh-CN/article';

addTexts({ 'zh-CN': zh, 'en-US': en });
