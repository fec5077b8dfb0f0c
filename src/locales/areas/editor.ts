import { addTexts } from '../addTexts';
import en from '../en-US/editor';
import zh from '../zh-CN/editor';

addTexts({ 'zh-CN': zh, 'en-US': en });
