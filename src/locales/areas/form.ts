import './conflict';
import { addTexts } from '../addTexts';
import en from '../en-US/form';
import zh from '../zh-CN/form';

addTexts({ 'zh-CN': zh, 'en-US': en });
