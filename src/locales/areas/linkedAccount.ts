import { addTexts } from '../addTexts';
import en from '../en-US/linkedAccount';
import zh from '../zh-CN/linkedAccount';

addTexts({ 'zh-CN': zh, 'en-US': en });
