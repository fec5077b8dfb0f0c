import { addTexts } from '../addTexts';
import en from '../en-US/conflict';
import zh from '../zh-CN/conflict';

addTexts({ 'zh-CN': zh, 'en-US': en });
