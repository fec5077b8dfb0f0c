import './conflict';
import { addTexts } from '../addTexts';
import en from '../en-US/list';
import zh from '../zh-CN/list';

addTexts({ 'zh-CN': zh, 'en-US': en });
