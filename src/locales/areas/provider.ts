import { addTexts } from '../addTexts';
import en from '../en-US/provider';
import zh from '../zh-CN/provider';

addTexts({ 'zh-CN': zh, 'en-US': en });
